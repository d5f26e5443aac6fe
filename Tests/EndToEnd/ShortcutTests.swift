import DesktopSession
import Foundation
import Testing

/// Keys that the portal of a desktop gives: that of KDE as it is in Debian 12, and what newer ones do.
extension EndToEnd {
  @Suite struct ShortcutTests {
    private static let portal = "org.freedesktop.portal.Desktop"

    /// Lets the bus start KDE's portal on a desktop.
    private func offerPortal(on session: Session) throws {
      try session.export([
        "XDG_CURRENT_DESKTOP": "KDE", "KDE_FULL_SESSION": "true", "KDE_SESSION_VERSION": "5",
        "QT_QUICK_BACKEND": "software",
      ])
      for (program, name) in [
        ("kglobalaccel5", "org.kde.kglobalaccel"),
        ("/usr/lib/*/libexec/xdg-desktop-portal-kde", "org.freedesktop.impl.portal.desktop.kde"),
      ] {
        try session.start(["sh", "-c", "exec \(program)"])
        try session.run(["gdbus", "wait", "--session", "--timeout", "20", name])
      }
    }

    /// A portal as newer ones are.
    private func startPortal(_ options: String..., on session: Session) throws -> Subprocess {
      let program = Product.package.appending(path: "Tests/Fixtures/portal").path
      let portal = try session.start([program] + options)
      try eventually("the portal", seen: { portal.errors }) { portal.output.contains("ready") }
      return portal
    }

    private func says(_ words: String, _ desk: BrewDesk) throws {
      let agent = desk.agent
      try eventually("“\(words)”", seen: { agent?.errors ?? "" }) {
        agent?.errors.contains("shortcuts: \(words)") == true
      }
    }

    private func component(_ member: String, in session: Session) throws -> String {
      try session.call(
        "org.kde.kglobalaccel", "/component/brewlog", "org.kde.kglobalaccel.Component", member)
    }

    @Test func aKeyOfPlasmaLogsABrew() throws {
      let desk = try BrewDesk(Dunst())
      defer { desk.stop() }
      let session = desk.desktop.session
      try offerPortal(on: session)
      try desk.startAgent()
      try desk.askAgent()
      #expect(try !session.hasOwner(Self.portal), "nobody has asked for keys")

      try desk.brewlog("settings", "shortcuts.portal", "true")
      try says("bound by the portal", desk)
      let names = try component("shortcutNames", in: session)
      #expect(names.contains("\"log\"") && names.contains("\"show\""), "\(names)")
      // As System Settings does when somebody chooses Ctrl+Alt+B there.
      try session.call(
        "org.kde.kglobalaccel", "/kglobalaccel", "org.kde.KGlobalAccel", "setForeignShortcutKeys",
        "asa(ai)", "4", "brewlog", "log", "brewlog", "Log a brew",
        "1", "4", "\(0x0C00_0000 + 0x42)", "0", "0", "0")
      try session.run(["xdotool", "key", "ctrl+alt+b"])
      try eventually("a brew") { try desk.status().logsToday == 1 }

      // At the next login the key is there, and the person is not asked.
      _ = try desk.endAgent()
      try desk.startAgent()
      try says("known to the portal", desk)
      try session.run(["xdotool", "key", "ctrl+alt+b"])
      try eventually("a brew after the restart") { try desk.status().logsToday == 2 }
      #expect(desk.agent?.errors.contains("bound") == false)

      try desk.brewlog("settings", "shortcuts.portal", "false")
      try eventually("the key to be free") {
        try component("isActive", in: session).contains("false")
      }
    }

    @Test func aPortalThatWantsToKnowTheProgram() throws {
      let desk = try BrewDesk(Dunst(), settings: "[shortcuts]\nportal=true\n")
      defer { desk.stop() }
      let session = desk.desktop.session
      let portal = try startPortal(on: session)
      try desk.startAgent()
      try says("bound by the portal", desk)
      #expect(
        portal.output.contains(
          """
          program org.brewlog.BrewLog
          CreateSession
          ListShortcuts
          dialog: log “Log a brew”, show “Show the streak”
          BindShortcuts

          """), "\(portal.output)")
      func press(_ name: String) throws {
        try session.call(
          Self.portal, "/org/freedesktop/portal/desktop", "test.Keys", "Press", "s", name)
      }
      try press("log")
      try eventually("a brew") { try desk.status().logsToday == 1 }
      let shown = desk.timesLooked
      try press("show")
      try eventually("the card") { desk.timesLooked > shown }

      // One that is started anew knows nothing of the session, and has kept the keys.
      portal.kill9()
      let next = try startPortal("--knows", on: session)
      try says("known to the portal", desk)
      try press("log")
      try eventually("a brew by the new portal") { try desk.status().logsToday == 2 }
      #expect(!next.output.contains("dialog"))
      try desk.brewlog("settings", "shortcuts.portal", "false")
      try eventually("the end of the session") { next.output.contains("closed") }
    }

    @Test func whoRefusesIsNotAskedAgain() throws {
      let desk = try BrewDesk(Dunst())
      defer { desk.stop() }
      let portal = try startPortal("--refuses", on: desk.desktop.session)
      try desk.startAgent()
      try desk.brewlog("settings", "shortcuts.portal", "true")
      try eventually("the setting to be off") {
        try desk.brewlog("settings", "shortcuts.portal") == "shortcuts.portal = false\n"
      }
      try eventually("the end of the session") { portal.output.contains("closed") }
      #expect(portal.output.contains("dialog"))
    }

    @Test func aDesktopWithoutAPortal() throws {
      let desk = try BrewDesk(Dunst(), settings: "[shortcuts]\nportal=true\n")
      defer { desk.stop() }
      let session = desk.desktop.session
      try session.run([
        "rm", session.folder.appending(path: "services/\(Self.portal).service").path,
      ])
      try session.call("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "ReloadConfig")
      try desk.startAgent()
      try says("there is no portal on this desktop: ", desk)
      try desk.askAgent()
      let doctor = try desk.attempt(["doctor"])
      #expect(doctor.exitStatus == 1)
      #expect(
        doctor.output.contains("wrong    shortcuts: this desktop has no portal that gives keys: "),
        "\(doctor.output)")
      _ = try startPortal(on: session)
      try says("bound by the portal", desk)
      let after = try desk.attempt(["doctor"])
      #expect(after.output.contains("ok       shortcuts: "), "\(after.output)")
    }
  }
}
