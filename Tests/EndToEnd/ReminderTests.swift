import DesktopSession
import Foundation
import Glibc
import Testing

/// Reminders on real servers, at a time of day that is near.
extension EndToEnd {
  @Suite struct ReminderTests {
    private static let quietLogin = "[card]\nstay=always\nshow-at-login=false\n"

    /// A desktop on which it is 20:30 in so many seconds, after a day with a brew.
    private func desk(_ kind: any Desktop = Xfce(), halfPastEightIn seconds: Int) throws -> BrewDesk
    {
      let desk = try BrewDesk(
        kind, environment: ["TZ": Zone.time(73_800, in: seconds)], settings: Self.quietLogin)
      try desk.brewlog("log", "--at", "yesterday")
      try desk.letRecentPass()
      try desk.brewlog("remind", "add", "20:30")
      return desk
    }

    private func reminder(on desk: BrewDesk) throws -> Card {
      try desk.card("that reminds", within: .seconds(60)) {
        $0.summary == "1 day streak ends tonight"
      }
    }

    private func passHalfPastEight(on desk: BrewDesk) throws {
      try eventually("20:30") {
        try desk.desktop.session.run(["date", "+%H:%M"]).hasPrefix("20:30")
      }
    }

    private func expectNone(on desk: BrewDesk) throws {
      try desk.askAgent()
      try desk.desktop.session.bus.catchUp()
      #expect(desk.desktop.session.bus.cards.isEmpty)
    }

    /// What is known of the reminder of brews: when it asked, and when it asks again.
    private func known(on desk: BrewDesk) throws -> [String] {
      let file = desk.desktop.session.folder.appending(path: "state/brewlog/desk")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("brew=") }.map { String($0.dropFirst(5)) }
    }

    /// Waits until it is written down that one reminder has asked, which is after the server has it.
    private func awaitNote(on desk: BrewDesk) throws {
      try eventually("it to be written down") {
        (try? known(on: desk).compactMap { Int($0) }.count) == 1
      }
    }

    @Test(arguments: light) func itComesAtItsTimeAndIsAnswered(on kind: any Desktop) throws {
      let desk = try desk(kind, halfPastEightIn: 15)
      defer { desk.stop() }
      try desk.startAgent()
      try expectNone(on: desk)
      let card = try reminder(on: desk)
      #expect(card.actions.map(\.label) == ["Log a brew", "Later", "Skip today"])
      #expect(card.body.contains("Today is still open."))
      try desk.desktop.see("1 day streak ends tonight")
      try desk.desktop.press("log")
      let after = try desk.see("2 day streak")
      #expect(after.actions.map(\.key) == ["log", "reset", "undo"])
      #expect(try desk.status().logsToday == 1)
    }

    @Test(arguments: [Xfce(), Dunst()] as [any Desktop])
    func laterTakesItAwayAndAsksAgain(on kind: any Desktop) throws {
      let desk = try desk(kind, halfPastEightIn: 15)
      defer { desk.stop() }
      let agent = try desk.startAgent()
      let revision = try desk.status().revision
      _ = try reminder(on: desk)
      try desk.desktop.press("later")
      try eventually("it to go away") {
        try desk.desktop.session.bus.catchUp()
        return desk.desktop.session.bus.cards.isEmpty
      }
      try desk.desktop.see("ends tonight", times: 0)
      #expect(try desk.status().revision == revision)
      // Half an hour later, which is made to be in a few seconds.
      agent.signal(SIGTERM)
      #expect(try agent.wait() == 0)
      let times = try known(on: desk).compactMap { Int($0) }
      #expect(times.count == 2 && times[1] - times[0] == 1_800_000_000, "\(times)")
      let now = Int(Date().timeIntervalSince1970 * 1e6)
      let script =
        "sed -i -e 's/=\(times[0])/=\(now - 1)/' -e 's/=\(times[1])/=\(now + 8_000_000)/' $0"
      let file = desk.desktop.session.folder.appending(path: "state/brewlog/desk").path
      try desk.desktop.session.run(["sh", "-c", script, file])
      try desk.startAgent()
      try expectNone(on: desk)
      #expect(try reminder(on: desk).actions.map(\.key) == ["log", "later", "skip"])
    }

    @Test func skipTodayAnswersIt() throws {
      let desk = try desk(halfPastEightIn: 15)
      defer { desk.stop() }
      try desk.startAgent()
      _ = try reminder(on: desk)
      try desk.desktop.see("1 day streak ends tonight")
      try desk.desktop.press("skip")
      let after = try desk.see("1 day streak")
      #expect(after.body.contains("Today is skipped."))
      #expect(after.actions.map(\.key).contains("undo"))
      #expect(try desk.brewlog("status").contains("today: skipped"))
    }

    /// The brew of today is logged after the reminder was shown.
    @Test(arguments: [Xfce(), Mako()] as [any Desktop])
    func itGoesAwayWhenTodayIsDone(on kind: any Desktop) throws {
      let desk = try desk(kind, halfPastEightIn: 15)
      defer { desk.stop() }
      try desk.startAgent()
      _ = try reminder(on: desk)
      try desk.desktop.see("1 day streak ends tonight")
      try desk.brewlog("log")
      try eventually("it to go away") {
        try desk.desktop.session.bus.catchUp()
        return desk.desktop.session.bus.cards.isEmpty
      }
      try desk.desktop.see("ends tonight", times: 0)
      try desk.brewlog("show")
      try desk.see("2 day streak")
    }

    /// The machine was off, or asleep, when the reminder was due.
    @Test func oneThatWasMissedComesOnce() throws {
      let desk = try desk(halfPastEightIn: 10)
      defer { desk.stop() }
      let agent = try desk.startAgent()
      try expectNone(on: desk)
      agent.signal(SIGSTOP)
      try passHalfPastEight(on: desk)
      agent.signal(SIGCONT)
      let card = try reminder(on: desk)
      try desk.desktop.dismiss(card)
      try desk.desktop.see("ends tonight", times: 0)
      try expectNone(on: desk)
      let sent = desk.desktop.session.bus.events.filter {
        if case .sent = $0 { true } else { false }
      }
      #expect(sent.count == 1)
      #expect(try desk.endAgent() == 0)
      // Who asked does not ask again after a restart; what was never asked is, on that day.
      try desk.startAgent()
      try expectNone(on: desk)
      #expect(try desk.endAgent() == 0)
      let state = desk.desktop.session.folder.appending(path: "state/brewlog/desk")
      try FileManager.default.removeItem(at: state)
      try desk.startAgent()
      _ = try reminder(on: desk)
    }

    /// A session without a server, and one with it: the state is one for both.
    @Test func oneThatNoServerCouldShowComesWhereOneCan() throws {
      let desk = try BrewDesk(
        Xfce(), withServer: false, environment: ["TZ": Zone.time(73_800, in: 8)],
        settings: Self.quietLogin)
      defer { desk.stop() }
      try desk.brewlog("remind", "add", "20:30")
      try desk.startAgent()
      let looked = desk.timesLooked
      try passHalfPastEight(on: desk)
      try eventually("the agent to see that it is due") { desk.timesLooked > looked }
      try desk.askAgent()
      let folder = desk.desktop.session.folder.path
      let state = "\(folder)/state/brewlog/desk"
      #expect(!FileManager.default.fileExists(atPath: state), "it was written down as asked")

      let other = try BrewDesk(
        Xfce(),
        environment: [
          "TZ": desk.desktop.session.environment["TZ"] ?? "",
          "XDG_DATA_HOME": "\(folder)/data", "XDG_STATE_HOME": "\(folder)/state",
        ], settings: Self.quietLogin)
      defer { other.stop() }
      try other.startAgent()
      try other.card("that reminds") { $0.actions.map(\.key) == ["log", "later", "skip"] }
      try awaitNote(on: desk)
      // It has asked, and comes here no more.
      try desk.desktop.startServer()
      try desk.askAgent()
      try expectNone(on: desk)
    }

    @Test func oneThatIsDueBeforeTheServerComesIsShownByIt() throws {
      let desk = try BrewDesk(
        Xfce(), withServer: false, environment: ["TZ": Zone.time(73_800, in: 8)],
        settings: Self.quietLogin)
      defer { desk.stop() }
      for name in ["Water", "Tea"] {
        try desk.brewlog("tracker", "add", name, "--kind", "count")
        try desk.brewlog("remind", "add", "20:30", "--tracker", name.lowercased())
      }
      try desk.startAgent()
      try passHalfPastEight(on: desk)
      try desk.brewlog("log")
      try eventually("the agent to see the log") {
        desk.agentKnows(revision: try desk.status().revision)
      }
      try desk.desktop.startServer()
      for name in ["Water", "Tea"] {
        try desk.desktop.session.bus.wait(for: name) { bus in
          bus.cards.contains { $0.summary == "0 · \(name)" } ? () : nil
        }
      }
    }

    /// At midnight the clock goes forward to 01:00, and there is no 00:30.
    @Test func atATimeThatTheClockJumpsOverItComesOnce() throws {
      let desk = try BrewDesk(
        Xfce(), environment: ["TZ": Zone.skippedMidnight(in: 20)], settings: Self.quietLogin)
      defer { desk.stop() }
      try desk.brewlog("log")
      try desk.letRecentPass()
      try desk.brewlog("remind", "add", "00:30")
      try desk.startAgent()
      try expectNone(on: desk)
      let card = try reminder(on: desk)
      #expect(card.actions.map(\.key) == ["log", "later", "skip"])
      #expect(try desk.desktop.session.run(["date", "+%H"]) == "01\n")
      // Nothing goes on after it.
      try desk.askAgent()
      let shown = desk.timesLooked
      for _ in 1...3 { try desk.desktop.see("1 day streak ends tonight") }
      try desk.askAgent()
      try desk.desktop.session.bus.catchUp()
      #expect(desk.timesLooked == shown)
      let sent = desk.desktop.session.bus.events.filter {
        if case .sent = $0 { true } else { false }
      }
      #expect(sent.count == 1)
      try awaitNote(on: desk)
    }

    /// From one zone to another where it is that time within a minute.
    @Test func inAnotherZoneItKeepsItsTime() throws {
      let desk = try BrewDesk(Xfce(), settings: Self.quietLogin)
      defer { desk.stop() }
      let zone = try LocalTime(in: desk.desktop.session)
      desk.runner = zone.entrance
      try zone.move(east: 0)
      let there = Int(Date().timeIntervalSince1970) + 3 * 3600 + 60
      let time = String(
        format: "%02d:%02d", arguments: [there / 3600 % 24, there / 60 % 60])
      try desk.brewlog("remind", "add", time)
      try desk.startAgent()
      try expectNone(on: desk)
      try zone.move(east: 3)
      let card = try desk.card("that reminds", within: .seconds(90)) {
        $0.summary == "No streak yet"
      }
      #expect(card.actions.map(\.key) == ["log", "later", "skip"])
      try awaitNote(on: desk)
    }

    @Test func onAQuietDayNothingComesByItself() throws {
      let desk = try BrewDesk(Xfce(), environment: ["TZ": Zone.time(73_800, in: 5)])
      defer { desk.stop() }
      try desk.brewlog("remind", "add", "20:30")
      try desk.brewlog("quiet")
      try passHalfPastEight(on: desk)
      try desk.startAgent()
      try expectNone(on: desk)
      // What is asked for or pressed is shown.
      try desk.brewlog("show")
      let card = try desk.see("No streak yet")
      #expect(card.actions.map(\.key) == ["log", "reset"])
      try desk.desktop.press("log")
      try desk.see("1 day streak")
      try desk.brewlog("undo")
      try desk.desktop.dismiss(desk.see("No streak yet"))
      try desk.desktop.see("No streak yet", times: 0)
      // The agent follows: what was missed comes now.
      try desk.brewlog("quiet", "off")
      try desk.card("that reminds") { $0.actions.map(\.key) == ["log", "later", "skip"] }
      try desk.brewlog("quiet", "on")
      try eventually("it to go away") {
        try desk.desktop.session.bus.catchUp()
        return desk.desktop.session.bus.cards.isEmpty
      }
    }

    /// Two that were missed, and the card at login: one popup.
    @Test func atLoginThereIsOnePopup() throws {
      let desk = try BrewDesk(Xfce(), environment: ["TZ": Zone.time(73_800, in: 8)])
      defer { desk.stop() }
      for (name, kind) in [("Water", "count"), ("Dry", "clean")] {
        try desk.brewlog("tracker", "add", name, "--kind", kind)
        try desk.brewlog("remind", "add", "20:30", "--tracker", name.lowercased())
      }
      try desk.brewlog("tracker", "card", "dry", "on")
      try passHalfPastEight(on: desk)
      try desk.startAgent()
      try desk.see("No streak yet")
      try desk.askAgent()
      try desk.card("alone") { $0.summary == "No streak yet" }
      // The other one that was missed follows in a minute; a clean day is not one on its first.
      let water = try desk.desktop.session.bus.wait(for: "the next one", within: .seconds(90)) {
        $0.cards.first { $0.summary == "0 · Water" }
      }
      #expect(water.actions.map(\.key) == ["add", "later"])
      #expect(water.body == "Nothing today yet.")
      try desk.desktop.see("Nothing today yet.")
      try desk.desktop.click("Add one")
      try desk.desktop.session.bus.wait(for: "the answer") { bus in
        bus.cards.contains { $0.summary == "1 · Water" } ? () : nil
      }
      #expect(try desk.status().logsToday == 0)
    }
  }
}
