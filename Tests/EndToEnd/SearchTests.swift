import DesktopSession
import Testing

/// What GNOME Shell and KRunner are offered, as they ask for it.
extension EndToEnd {
  @Suite struct SearchTests {
    let desk: BrewDesk

    init() throws {
      desk = try BrewDesk(Dunst(), withServer: false)
      try desk.startAgent()
    }

    func ask(_ member: String, _ arguments: String...) throws -> String {
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
      defer { desk.stop() }
      #expect(try ask("GetInitialResultSet", "['brew']") == "(['show', 'log'],)\n")
      #expect(try ask("GetInitialResultSet", "['b']") == "(@as [],)\n")
      #expect(try ask("GetInitialResultSet", "['brew', 'firefox']") == "(@as [],)\n")
      #expect(
        try ask("GetSubsearchResultSet", "['show']", "['log', 'a']") == "(['show', 'log'],)\n")
      let metas = try ask("GetResultMetas", "['show', 'log', 'gone']")
      #expect(metas.contains("'name': <'No streak yet'>"), "\(metas)")
      #expect(metas.contains("'name': <'Log a brew'>"))
      #expect(metas.contains("'gicon': <'org.brewlog.BrewLog'>"))
      _ = try ask("ActivateResult", "log", "['brew']", "0")
      #expect(try desk.status().logsToday == 1)
      #expect(try ask("GetInitialResultSet", "['brew']") == "(['show', 'log', 'undo'],)\n")
      #expect(try ask("GetResultMetas", "['show']").contains("1 day streak"))
    }

    @Test func theRunnerIsOfferedTheSame() throws {
      defer { desk.stop() }
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
  }
}
