import DesktopSession
import Glibc
import Testing

/// What the agent says of what it does: to the journal, to a terminal, and of nothing that was recorded.
extension EndToEnd {
  @Suite struct JournalTests {
    /// Presses, also in vain, where everything has a name that must not be told.
    private func useSecretly(_ desk: BrewDesk, agent: Subprocess) throws {
      try desk.see("1 day streak")
      try desk.desktop.press("log")
      try desk.card("the press") { $0.body.contains("Today is done, 2 brews.") }
      try desk.brewlog("settings", "tracker", "secret-habit")
      try desk.see("1 day streak · Secret habit")
      // Its button is gone by the time that this is asked for.
      try desk.brewlog("tracker", "archive", "secret-habit")
      try activate("log", on: desk)
      try desk.see("Log did not work")
      try desk.desktop.session.write(
        "[general]\ntracker=secret-hobby\n", to: "config/brewlog/config")
      try desk.see("1 day streak")
      // It was there when somebody asked for its card, and is not when the agent looks.
      try activate("show-tracker", "1", "s", "secret-hobby", on: desk)
      try desk.askAgent()
      agent.signal(SIGTERM)
      #expect(try agent.wait() == 0)
    }

    private func recordSecrets(on desk: BrewDesk) throws {
      try desk.brewlog("log", "Secret roast", "--note", "Secret note")
      try desk.brewlog("tracker", "add", "Secret habit", "--methods", "Secret tea")
      try desk.brewlog("log", "--tracker", "secret-habit")
    }

    private func activate(_ action: String..., on desk: BrewDesk) throws {
      let address = desk.desktop.session.folder.appending(path: "run/bus").path
      let none = action.count == 1 ? ["0"] : []
      try desk.desktop.session.run(
        ["busctl", "--address=unix:path=\(address)", "call", "org.brewlog.BrewLog"]
          + ["/org/brewlog/BrewLog", "org.gtk.Actions", "Activate", "sava{sv}"] + action + none
          + ["0"])
    }

    @Test func theJournalIsToldWhichStageDidWhat() throws {
      let desk = try BrewDesk(Xfce(), environment: ["G_MESSAGES_DEBUG": ""])
      defer { desk.stop() }
      try recordSecrets(on: desk)
      let journal = try Journal(in: desk.desktop.session)
      desk.runner = journal.entrance
      let agent = try desk.startAgent()
      desk.runner = []
      try useSecretly(desk, agent: agent)
      let entries = try Journal.entries(of: agent)
      let press = entries.filter { $0["BREWLOG_REVISION"] == "4" }
      #expect(press.prefix(3).map { $0["BREWLOG_STAGE"] } == ["write", "compute", "display"])
      #expect(press.first?["MESSAGE"] == "write: log made revision 4")
      #expect(entries.first?["BREWLOG_STAGE"] == "read")
      #expect(entries.first?["BREWLOG_REVISION"] == "3")
      #expect(entries.allSatisfy { $0["GLIB_DOMAIN"] == "brewlog" }, "\(agent.output)")
      let refused = entries.filter { $0["PRIORITY"] == "4" }.map { $0["MESSAGE"] }
      #expect(
        refused == [
          "write: log failed: refused",
          "settings: the tracker that is set is not in the store; showing daily brews",
          "read: show failed: refused",
        ])
      #expect(!agent.output.localizedCaseInsensitiveContains("secret"), "\(agent.output)")
    }

    @Test func aTerminalIsToldTheSameIfItAsks() throws {
      let desk = try BrewDesk(Xfce(), environment: ["G_MESSAGES_DEBUG": "all"])
      defer { desk.stop() }
      try recordSecrets(on: desk)
      let agent = try desk.startAgent()
      try useSecretly(desk, agent: agent)
      for line in [
        "read: revision 3\n", "write: log made revision 4\n", "compute: ", "display: revision 4\n",
      ] {
        #expect(agent.errors.contains(line), "\(line)")
      }
      #expect(!agent.errors.localizedCaseInsensitiveContains("secret"), "\(agent.errors)")
    }

    @Test func aTerminalIsToldOnlyWhatFailsIfItDoesNotAsk() throws {
      let desk = try BrewDesk(Xfce(), environment: ["G_MESSAGES_DEBUG": ""])
      defer { desk.stop() }
      try recordSecrets(on: desk)
      let agent = try desk.startAgent()
      try useSecretly(desk, agent: agent)
      let lines = agent.errors.split(separator: "\n")
      #expect(lines.count == 3, "\(agent.errors)")
      #expect(lines.first?.hasSuffix("write: log failed: refused") == true, "\(agent.errors)")
    }
  }
}
