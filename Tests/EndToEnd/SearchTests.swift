import DesktopSession
import Testing

/// What GNOME Shell and KRunner are offered, as they ask for it.
extension EndToEnd {
  @Suite struct SearchTests {
    func ask(_ desk: BrewDesk, _ member: String, _ arguments: String...) throws -> String {
      try desk.desktop.session.run(
        call("SearchProvider", "org.gnome.Shell.SearchProvider2.\(member)") + arguments)
    }

    func call(_ object: String, _ member: String) -> [String] {
      [
        "gdbus", "call", "--session", "--dest", "org.brewlog.BrewLog", "--object-path",
        "/org/brewlog/BrewLog/\(object)", "--method", member,
      ]
    }

    @Test func theShellIsOfferedTheStreakAndTheVerb() throws {
      let desk = try BrewDesk(Dunst(), withServer: false)
      defer { desk.stop() }
      try desk.startAgent()
      #expect(try ask(desk, "GetInitialResultSet", "['brew']") == "(['show', 'log'],)\n")
      #expect(try ask(desk, "GetInitialResultSet", "['b']") == "(@as [],)\n")
      #expect(try ask(desk, "GetInitialResultSet", "['brew', 'firefox']") == "(@as [],)\n")
      #expect(
        try ask(desk, "GetSubsearchResultSet", "['show']", "['log', 'a']") == "(['show', 'log'],)\n"
      )
      let metas = try ask(desk, "GetResultMetas", "['show', 'log', 'gone']")
      #expect(metas.contains("'name': <'No streak yet'>"), "\(metas)")
      #expect(metas.contains("'name': <'Log a brew'>"))
      #expect(metas.contains("'gicon': <'org.brewlog.BrewLog'>"))
      _ = try ask(desk, "ActivateResult", "log", "['brew']", "0")
      #expect(try desk.status().logsToday == 1)
      #expect(try ask(desk, "GetInitialResultSet", "['brew']") == "(['show', 'log', 'undo'],)\n")
      #expect(try ask(desk, "GetResultMetas", "['show']").contains("1 day streak"))
    }

    @Test func theRunnerIsOfferedTheSame() throws {
      let desk = try BrewDesk(Dunst(), withServer: false)
      defer { desk.stop() }
      try desk.startAgent()
      let session = desk.desktop.session
      let match = try session.run(call("Runner", "org.kde.krunner1.Match") + ["coffee"])
      #expect(
        match.contains("('log', 'Log a brew', 'org.brewlog.BrewLog', 30, 0."), "\(match)")
      #expect(
        try session.run(call("Runner", "org.kde.krunner1.Match") + ["x"])
          == "(@a(sssida{sv}) [],)\n")
      #expect(try session.run(call("Runner", "org.kde.krunner1.Actions")) == "(@a(sss) [],)\n")
      try session.run(call("Runner", "org.kde.krunner1.Run") + ["log", ""])
      #expect(try desk.status().logsToday == 1)
    }

    /// The words are typed, and Enter is pressed, in the shell itself.
    @Test func theShellsOwnSearchLogsABrew() throws {
      let desk = try BrewDesk(GnomeShell())
      defer { desk.stop() }
      try desk.startAgent()
      try desk.see("No streak yet")
      let search = GnomeSearch(in: desk.desktop.session)
      try search.type("brew")
      try search.focus("No streak yet")
      try search.focus("Log a brew")
      try desk.desktop.takePicture(
        to: Product.package.appending(path: ".build/pictures/gnome-search.png"))
      try search.enter()
      try eventually("the brew") { try desk.status().logsToday == 1 }
    }

    /// The same in KRunner. It would find the launcher's action too, so that is left out of it.
    @Test func theRunnerOfPlasmaLogsABrew() throws {
      let desk = try BrewDesk(Plasma())
      defer { desk.stop() }
      let session = desk.desktop.session
      try session.write("[Plugins]\nservicesEnabled=false\n", to: "config/krunnerrc")
      try desk.startAgent()
      try desk.see("No streak yet")
      try session.start(["krunner", "--daemon"])
      try session.run(["gdbus", "wait", "--session", "--timeout", "20", "org.kde.krunner"])
      try session.call("org.kde.krunner", "/App", "org.kde.krunner.App", "display")
      try session.run(["xdotool", "search", "--sync", "--onlyvisible", "--class", "krunner"])
      try session.run(["xdotool", "type", "brew"])
      try desk.desktop.see("Log a brew", times: 2)
      try desk.desktop.takePicture(
        to: Product.package.appending(path: ".build/pictures/plasma-search.png"))
      try session.run(["xdotool", "key", "Down", "Return"])
      try eventually("the brew") { try desk.status().logsToday == 1 }
    }
  }
}
