import DesktopSession
import Foundation
import Glibc
import Testing

/// The agent as a program: one a session, at login, and after a crash.
extension EndToEnd {
  @Suite struct AgentTests {
    @Test func twoAgentsAreOne() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      let session = desk.desktop.session
      let both = try [session.start([Product.agent]), session.start([Product.agent])]
      try desk.see("No streak yet")
      let ended = try eventually("one of the two to end") {
        both.first { $0.exitStatus != nil }
      }
      #expect(ended.exitStatus == 0)
      #expect(ended.errors.contains("already running"))
      #expect(both.filter { $0.exitStatus == nil }.count == 1)
      try session.bus.catchUp()
      #expect(session.bus.cards.count == 1)
    }

    /// What it has to say would go into whatever it opened first, such as the bus.
    @Test func anAgentWithNowhereToWriteRuns() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      let agent = try desk.desktop.session.start([
        "sh", "-c", "exec \"$0\" <&- >&- 2>&-", Product.agent,
      ])
      try desk.see("No streak yet")
      try desk.desktop.press("log")
      try desk.see("1 day streak")
      try desk.brewlog("reset")
      try desk.see("1 day streak ended")
      #expect(agent.exitStatus == nil)
    }

    /// What it had on the screen would have dead buttons.
    @Test(arguments: light) func aKilledAgentLosesAndLeavesNothing(on kind: any Desktop) throws {
      let desk = try BrewDesk(kind)
      defer { desk.stop() }
      try desk.startAgent()
      try desk.see("No streak yet")
      try desk.desktop.press("log")
      for _ in 1...2 {
        try desk.see("1 day streak")
        desk.agent?.kill9()
        try desk.startAgent()
        try desk.see("1 day streak")
      }
      #expect(try desk.status().logsToday == 1)
      try desk.desktop.press("log")
      try desk.card("the press") { $0.body.contains("Today is done, 2 brews.") }
      #expect(try desk.endAgent() == 0)
      try desk.desktop.see("1 day streak", times: 0)
      let state = desk.desktop.session.folder.appending(path: "state/brewlog/cards").path
      #expect(!FileManager.default.fileExists(atPath: state))
    }

    /// Each with a card of its own: those that were on the screen are there again, once.
    @Test func theCardsOfAKilledAgentAreThereAgain() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      let bus = desk.desktop.session.bus
      try desk.startAgent()
      try desk.see("No streak yet")
      for name in ["Water", "Bicycle"] { try desk.showOther(name) }
      try desk.desktop.click("Bicycle")
      try bus.wait(for: "the dismissal") { $0.cards.count == 2 ? () : nil }
      let state = desk.desktop.session.folder.appending(path: "state/brewlog/cards").path
      var found = stat()
      #expect(lstat(state, &found) == 0 && found.st_mode == S_IFREG | 0o600)
      let old = try #require(bus.cards.first?.sender)
      desk.agent?.kill9()
      try desk.startAgent()
      try bus.wait(for: "the cards of the new agent") { bus in
        let own = bus.cards.filter { $0.sender != old }.map(\.summary)
        return Set(own) == ["No streak yet", "0 · Water"] && bus.cards.count == 2 ? () : nil
      }
      try desk.askAgent()
      try bus.catchUp()
      #expect(bus.cards.count == 2)
    }

    /// Every write of both is there, and neither finds the store locked.
    @Test func agentAndTerminalWriteAtTheSameMoment() throws {
      let desk = try BrewDesk(Dunst(), withServer: false)
      defer { desk.stop() }
      let session = desk.desktop.session
      let agent = try desk.startAgent()
      let loop = ["sh", "-euc", "for i in $(seq 200); do \"$@\" > /dev/null; done", "loop"]
      let press = [
        "gdbus", "call", "--session", "--dest", "org.brewlog.BrewLog",
        "--object-path", "/org/brewlog/BrewLog", "--method", "org.gtk.Actions.Activate",
        "log", "[]", "{}",
      ]
      let both = try [
        session.start(loop + press), session.start(loop + [Product.brewlog, "log"]),
      ]
      for writer in both { #expect(try writer.wait(within: .seconds(120)) == 0) }
      try desk.askAgent()
      #expect(both.map(\.errors) == ["", ""])
      #expect(!agent.errors.contains("failed"), "\(agent.errors)")
      #expect(try desk.status().revision == 400)
      #expect(try desk.status().logsToday == 400)
    }

    /// No CPU time, no child process and no memory stay behind.
    @Test func aHundredChangesLeaveNothingBehind() throws {
      let desk = try BrewDesk(Dunst())
      defer { desk.stop() }
      let agent = try desk.startAgent()
      try desk.see("No streak yet")
      func change(_ times: Int) throws {
        let before = try desk.status().revision
        for _ in 1...times { try desk.brewlog("log") }
        try eventually("the changes") { desk.agentKnows(revision: before + times) }
        try desk.askAgent()
      }
      func held() throws -> String {
        let script = "cd /proc/$0; ls fd | wc -l; ls task | wc -l; cat task/*/children"
        return try desk.desktop.session.run(["sh", "-c", script, "\(agent.pid)"])
      }
      try change(10)
      let before = try held()
      try change(100)
      #expect(try held() == before)
    }

    /// As when a crashed agent is started again at once: the new one may still meet the old.
    @Test func anAgentThatMeetsADyingOneTakesItsPlace() throws {
      let desk = try BrewDesk(Dunst(), withServer: false)
      defer { desk.stop() }
      let session = desk.desktop.session
      func connections() throws -> Int {
        try session.call("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "ListNames")
          .split(separator: ",").count
      }
      let first = try desk.startAgent()
      first.signal(SIGSTOP)
      let before = try connections()
      let second = try session.start([Product.agent])
      try eventually("the second to be on the bus") { try connections() > before }
      first.kill9()
      try eventually("the second to have the name", seen: { second.errors }) {
        try session.hasOwner("org.brewlog.BrewLog")
      }
      try desk.askAgent()
      #expect(second.exitStatus == nil)
    }

    /// As an upgrade does it, under whatever started the agent.
    @Test func anAgentWhoseProgramIsReplacedGoesOnAsTheNewOne() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      let session = desk.desktop.session
      let program = session.folder.appending(path: "home/brewlog-agent").path
      try session.run(["cp", Product.agent, program])
      func owner() throws -> String {
        let bus = "org.freedesktop.DBus"
        return try session.call(bus, "/", bus, "GetNameOwner", "s", "org.brewlog.BrewLog")
      }
      let agent = try desk.startAgent(program: program)
      try desk.see("No streak yet")
      try desk.desktop.press("log")
      try desk.see("1 day streak")
      let first = try owner()
      try session.run(["sh", "-euc", "cp $0 $0.new; mv $0.new $0", program])
      try eventually("another owner of the name", seen: { agent.errors }) {
        // Between the two nobody has it.
        (try? owner()).map { $0 != first } ?? false
      }
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(agent.pid)/exe")
          == program)
      // The card was up, so it is up again, and its buttons work.
      try desk.see("1 day streak")
      try desk.desktop.press("undo")
      try desk.see("No streak yet")
      #expect(agent.exitStatus == nil)
    }

    @Test func anAgentWhoseProgramIsRemovedEnds() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      let program = desk.desktop.session.folder.appending(path: "home/brewlog-agent").path
      try desk.desktop.session.run(["cp", Product.agent, program])
      let agent = try desk.startAgent(program: program)
      try desk.see("No streak yet")
      unlink(program)
      #expect(try agent.wait() == 0)
      try desk.desktop.session.bus.catchUp()
      #expect(desk.desktop.session.bus.cards.isEmpty)
    }

    @Test func aNameThatAnotherProgramHasIsSaidToBe() throws {
      let desk = try BrewDesk(Dunst(), withServer: false)
      defer { desk.stop() }
      let session = desk.desktop.session
      let other = try session.start([
        "/usr/bin/python3", "-c",
        """
        from gi.repository import Gio, GLib
        Gio.bus_own_name(Gio.BusType.SESSION, "org.brewlog.BrewLog", 0, None, None, None)
        GLib.MainLoop().run()
        """,
      ])
      try eventually("the name", seen: { other.errors }) {
        try session.hasOwner("org.brewlog.BrewLog")
      }
      let agent = try session.start([Product.agent])
      #expect(try agent.wait() == 1)
      let show = try desk.attempt(["show"])
      #expect(show.exitStatus == 1)
      for errors in [agent.errors, show.errors] {
        #expect(errors.contains("belongs to process \(other.pid), “/"), "\(errors)")
        #expect(errors.contains("which is not brewlog-agent; end it with: kill \(other.pid)\n"))
      }
      #expect(other.exitStatus == nil)
    }

    @Test func withoutASessionBusItSaysSo() throws {
      let desk = try BrewDesk(Dunst(), withServer: false)
      defer { desk.stop() }
      let agent = try desk.desktop.session.start(
        [Product.agent], environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent/bus"])
      #expect(try agent.wait() == 1)
      #expect(agent.errors.contains("no session bus"))
    }

    @Test func theAutostartEntryStartsIt() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      let session = desk.desktop.session
      #expect(try desk.brewlog("autostart", "status").hasPrefix("off"))
      try desk.brewlog("autostart", "on")
      // A stale entry would name “on” too, as its remedy.
      #expect(try desk.brewlog("autostart", "status").hasPrefix("on: "))
      // dex runs the entries as a desktop does at login.
      try session.run(["dex", "--autostart", "--environment", "XFCE"])
      try desk.see("No streak yet")
      try desk.brewlog("autostart", "off")
      #expect(try session.run(["dex", "--autostart", "--dry-run"]).contains("brewlog") == false)
    }

    @Test func itFollowsTheSettings() throws {
      let desk = try BrewDesk(Xfce(), settings: "[card]\nshow-at-login=false\nstay=nonsense\n")
      defer { desk.stop() }
      let agent = try desk.startAgent()
      #expect(agent.errors.contains("card.stay can’t be “nonsense”"))
      try desk.desktop.session.bus.catchUp()
      #expect(desk.desktop.session.bus.cards.isEmpty)
      try desk.brewlog("show")
      #expect(try desk.see("No streak yet").timeout == -1)
      try desk.brewlog("settings", "card.stay", "always")
      try desk.brewlog("settings", "card.urgency", "critical")
      let card = try desk.card("as set") { $0.timeout == 0 && $0.hints["urgency"] == "2" }
      #expect(card.summary == "No streak yet")
    }

    @Test func aWatchFollowsThePress() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      let watch = try desk.desktop.session.start([Product.brewlog, "watch"])
      try eventually("the first view") { watch.output.contains("No streak yet") }
      try desk.startAgent()
      try desk.see("No streak yet")
      try desk.desktop.press("log")
      try eventually("the view after the press", seen: { watch.output + watch.errors }) {
        watch.output.contains("1 day streak")
      }
      watch.signal(SIGTERM)
      #expect(try watch.wait() == 0)
    }
  }
}
