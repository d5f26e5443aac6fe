import BrewHost
import Testing

struct BaseDirectoriesTests {
  func directories(_ variables: [String: String]) -> BaseDirectories {
    BaseDirectories(environment: { variables[$0] }, home: "/home/me")
  }

  @Test func theSpecificationsDefaultsStandWhereNothingIsSet() {
    #expect(directories([:]).configHome == "/home/me/.config")
    #expect(directories([:]).configDirectories == ["/etc/xdg"])
  }

  @Test func absolutePathsAreTaken() {
    let set = directories(["XDG_CONFIG_HOME": "/c", "XDG_CONFIG_DIRS": "/a:/b"])
    #expect(set.configHome == "/c")
    #expect(set.configDirectories == ["/a", "/b"])
  }

  @Test func relativeAndEmptyPathsAreIgnored() {
    #expect(directories(["XDG_CONFIG_HOME": "c"]).configHome == "/home/me/.config")
    #expect(directories(["XDG_CONFIG_HOME": ""]).configHome == "/home/me/.config")
    #expect(directories(["XDG_CONFIG_DIRS": "a::/b"]).configDirectories == ["/b"])
    #expect(directories(["XDG_CONFIG_DIRS": "a"]).configDirectories == ["/etc/xdg"])
  }
}
