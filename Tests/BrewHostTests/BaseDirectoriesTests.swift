import BrewStore
import GLibKit
import Testing

@testable import BrewHost

struct BaseDirectoriesTests {
  func directories(_ variables: [String: String]) -> BaseDirectories {
    BaseDirectories { variables[$0] }
  }

  @Test func theSpecificationsDefaultsStandWhereNothingIsSet() {
    let usual = directories(["HOME": "/home/me"])
    #expect(usual.configHome == "/home/me/.config")
    #expect(usual.dataHome == "/home/me/.local/share")
    #expect(usual.configDirectories == ["/etc/xdg"])
    #expect(
      usual.dataDirectories(of: "/opt/brewlog/bin/brewlog-agent")
        == ["/opt/brewlog/share", "/home/me/.local/share", "/usr/local/share", "/usr/share"])
  }

  @Test func absolutePathsAreTaken() {
    let set = directories([
      "HOME": "/home/me", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d",
      "XDG_CONFIG_DIRS": "/a:/b", "XDG_DATA_DIRS": "/e",
    ])
    #expect(set.configHome == "/c")
    #expect(set.dataHome == "/d")
    #expect(set.configDirectories == ["/a", "/b"])
    #expect(set.dataDirectories(of: nil) == ["/d", "/e"])
  }

  @Test(arguments: ["", "data", "./data", "~/data", " /data"])
  func emptyAndRelativePathsAreIgnored(path: String) {
    let own = directories(["HOME": "/home/me", "XDG_CONFIG_HOME": path, "XDG_DATA_HOME": path])
    #expect(own.configHome == "/home/me/.config")
    #expect(own.dataHome == "/home/me/.local/share")
    #expect(directories(["XDG_CONFIG_DIRS": "\(path)::/b"]).configDirectories == ["/b"])
    #expect(directories(["XDG_CONFIG_DIRS": path]).configDirectories == ["/etc/xdg"])
  }

  @Test(arguments: [
    [:], ["HOME": ""], ["HOME": "home"],
    ["HOME": "~", "XDG_CONFIG_HOME": "c", "XDG_DATA_HOME": "d"],
  ])
  func withoutAHomeNothingIsTakenForIt(variables: [String: String]) {
    let none = directories(variables)
    #expect(none.configHome == nil)
    #expect(none.dataHome == nil)
    #expect(none.dataDirectories(of: nil) == ["/usr/local/share", "/usr/share"])
    #expect(throws: StoreError.self) { try StoreLocation(dataHome: none.dataHome) }
    let error = #expect(throws: FileError.self) { try SettingsFile(in: none) }
    #expect(error?.description.contains("XDG_CONFIG_HOME or HOME") == true)
    #expect(throws: FileError.self) { try Autostart(directories: none, agent: nil) }
  }

  @Test func withoutAHomeThePathsThatAreNamedStand() {
    let named = directories(["XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d"])
    #expect(named.configHome == "/c")
    #expect(named.dataHome == "/d")
  }
}
