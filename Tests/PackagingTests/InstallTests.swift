import DesktopSession
import Foundation
import Glibc
import Testing

/// `packaging/install` and `packaging/uninstall`.
@Suite(.serialized) struct InstallTests {
  @Test func forOnePersonItIsInTheirFoldersAndLeavesNoTrace() throws {
    let place = try Installation()
    let before = place.tree(".").filter { !$0.hasPrefix("logs") }
    let install = try place.script("install", "--user")
    #expect(install.exitStatus == 0, "\(install.errors)")
    #expect(install.output.contains("\(place.home)/.local/bin"))
    for file in [
      "home/.local/bin/brewlog-agent", "config/autostart/org.brewlog.BrewLog.desktop",
      "data/applications/org.brewlog.BrewLog.desktop", "data/systemd/user/brewlog-agent.service",
      "data/dbus-1/services/org.brewlog.BrewLog.service",
      "data/icons/hicolor/symbolic/apps/org.brewlog.BrewLog-symbolic.svg",
    ] {
      #expect(FileManager.default.fileExists(atPath: place.path(file)), "\(file)")
    }
    // Again is an upgrade, and changes what uninstall knows of in nothing.
    #expect(try place.script("install", "--user").exitStatus == 0)
    let status = try place.session.run(["\(place.home)/.local/bin/brewlog", "autostart", "status"])
    #expect(status.hasPrefix("on: \(place.home)/.local/bin/brewlog-agent"))

    let uninstall = try place.script("uninstall", "--user")
    #expect(uninstall.exitStatus == 0, "\(uninstall.errors)")
    #expect(place.tree(".").filter { !$0.hasPrefix("logs") } == before)
    let again = try place.script("uninstall", "--user")
    #expect(again.exitStatus == 0)
    #expect(again.output.contains("not installed"))
  }

  @Test func whatWasRecordedStaysUntilPurgeIsSaid() throws {
    let place = try Installation()
    _ = try place.script("install", "--user")
    try place.session.run(["\(place.home)/.local/bin/brewlog", "log"])
    let uninstall = try place.script("uninstall", "--user")
    #expect(uninstall.output.contains("Kept: \(place.path("data/brewlog"))"))
    #expect(place.tree("data") == ["brewlog", "brewlog/brewlog.db"])
    let purge = try place.script("uninstall", "--user", "--purge")
    #expect(purge.output.contains("Deleted: \(place.path("data/brewlog"))"))
    #expect(place.tree("data") == [])
  }

  @Test func forAPackageItGoesIntoDestdir() throws {
    let place = try Installation()
    let variables = ["DESTDIR": place.path("image"), "prefix": "/usr"]
    #expect(try place.script("install", "--system", environment: variables).exitStatus == 0)
    let service = try String(
      contentsOfFile: place.path("image/usr/share/dbus-1/services/org.brewlog.BrewLog.service"),
      encoding: .utf8)
    #expect(service.contains("Exec=\"/usr/bin/brewlog-agent\"\n"))
    let entry = place.path("image/etc/xdg/autostart/org.brewlog.BrewLog.desktop")
    #expect(FileManager.default.fileExists(atPath: entry))
    #expect(try place.script("uninstall", "--system", environment: variables).exitStatus == 0)
    #expect(place.tree("image") == [])
  }

  @Test func aFileThatANewVersionHasNoMoreGoes() throws {
    let place = try Installation()
    _ = try place.script("install", "--user")
    let old = try place.session.write("", to: "data/applications/old.desktop").path
    let list = place.path("home/.local/lib/brewlog/installed")
    let files = try String(contentsOfFile: list, encoding: .utf8)
    try (files + old + "\n").write(toFile: list, atomically: false, encoding: .utf8)
    _ = try place.script("install", "--user")
    #expect(!FileManager.default.fileExists(atPath: old))
  }

  @Test func aHomeThatCantBeWrittenToIsLeftAlone() throws {
    let place = try Installation()
    chmod(place.home, 0o555)
    let install = try place.script("install", "--user", as: Permissions.entrance)
    #expect(install.exitStatus == 1)
    #expect(
      install.errors == """
        install: nothing was installed, because of \(place.home): it can't be written to; \
        make it so, or install for all with --system as root

        """)
    #expect(place.tree("data") == [])
  }

  @Test func aHomeWithABlankInItsNameIsQuoted() throws {
    let place = try Installation()
    let home = place.path("a home")
    mkdir(home, 0o755)
    #expect(try place.script("install", "--user", environment: ["HOME": home]).exitStatus == 0)
    for file in [
      "data/applications/org.brewlog.BrewLog.desktop",
      "config/autostart/org.brewlog.BrewLog.desktop",
    ] {
      try place.session.run(["desktop-file-validate", place.path(file)])
    }
    let unit = place.path("data/systemd/user/brewlog-agent.service")
    try place.session.run(["systemd-analyze", "verify", "--user", "--man=no", unit])
  }

  @Test(arguments: ["install", "uninstall"]) func whatIsMisusedIsSaid(_ script: String) throws {
    let place = try Installation()
    let run = try place.script(script, "--everywhere")
    #expect(run.exitStatus == 64)
    #expect(run.errors.contains("“--everywhere” is not known; it takes --user or --system"))
  }
}
