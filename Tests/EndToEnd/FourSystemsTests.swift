import DesktopSession
import Foundation
import Testing

/// A walk through each of the four systems that BrewLog keeps: pressed on the card of a real server,
/// kept in the store, read by a second process, and shown on the card whoever wrote it.
extension EndToEnd {
  @Suite struct FourSystemsTests {
    private func status(_ desk: BrewDesk) throws -> NSDictionary {
      let object = try JSONSerialization.jsonObject(
        with: Data(desk.brewlog("status", "--json").utf8))
      return try #require(object as? NSDictionary)
    }

    /// A desktop where this tracker is the one that is set, with its card on the screen.
    private func desk(_ tracker: String, _ arguments: [String]) throws -> BrewDesk {
      let desk = try BrewDesk(Xfce())
      let made = try desk.attempt(["tracker", "add"] + arguments)
      #expect(made.exitStatus == 0, "\(made.errors)")
      try desk.brewlog("settings", "tracker", tracker)
      try desk.startAgent()
      return desk
    }

    private func see(_ summary: String, _ line: String, on desk: BrewDesk) throws -> Card {
      let card = try desk.card("\(summary), \(line)") {
        $0.summary == summary && (line.isEmpty || $0.body.contains(line))
      }
      // Of a number before a dot the reader of the screen is not sure.
      try desk.desktop.see(summary.split(separator: " · ").last.map(String.init) ?? summary)
      return card
    }

    @Test func aStreakOfBrews() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      try desk.logDaysAgo(6, 5, 4, 3, 2, 1)
      try desk.startAgent()
      let before = try see("6 day streak", "Today is still open.", on: desk)
      #expect(before.icon.hasSuffix("brewlog-flame-lit.png"))
      try desk.desktop.press("log")
      let after = try see("7 day streak", "Today is done.", on: desk)
      #expect(after.icon.hasSuffix("brewlog-flame-on-fire.png"))
      let status = try status(desk)
      #expect(status["streak"] as? Int == 7)
      #expect(status["last_method"] as? String == "Espresso")
      #expect(status["revision"] as? Int == 7)
      try desk.desktop.press("undo")
      _ = try see("6 day streak", "Taken back.", on: desk)
      #expect(try self.status(desk)["streak"] as? Int == 6)
    }

    @Test func aCleanStreak() throws {
      let start = Date(timeIntervalSinceNow: -5 * 86_400)
      let desk = try desk(
        "no-sugar",
        ["No sugar", "--kind", "clean", "--since", start.formatted(.iso8601.year().month().day())])
      defer { desk.stop() }
      _ = try see("5 days · No sugar", "since ", on: desk)
      try desk.desktop.press("reset")
      let slipped = try see("0 days · No sugar", "Longest: 5 days.", on: desk)
      #expect(slipped.actions.map(\.key) == ["reset", "undo"])
      var status = try status(desk)
      #expect(status["days"] as? Int == 0)
      #expect(status["best"] as? Int == 5)
      #expect(try desk.brewlog("history").contains("reset after 5 days"))
      // One press, and so it can be taken back.
      try desk.desktop.press("undo")
      _ = try see("5 days · No sugar", "Taken back.", on: desk)
      // A slip that another process backdates is on the card at once.
      try desk.brewlog("reset", "--at", "yesterday")
      _ = try see("1 day · No sugar", "Longest: 4 days.", on: desk)
      status = try self.status(desk)
      #expect(status["days"] as? Int == 1)
    }

    @Test func aCounter() throws {
      let desk = try desk("book", ["Book", "--kind", "count", "--unit", "page,pages"])
      defer { desk.stop() }
      _ = try see("0 pages · Book", "", on: desk)
      try desk.desktop.press("add")
      _ = try see("1 page · Book", "Added 1.", on: desk)
      #expect(try status(desk)["count"] as? Int == 1)
      // Two programs that add at once lose nothing, and the card shows what came of it.
      let program = "for i in $(seq 50); do \"$@\" > /dev/null; done"
      let both = try (1...2).map { _ in
        try desk.desktop.session.start(["sh", "-euc", program, "loop", Product.brewlog, "add"])
      }
      for writer in both { #expect(try writer.wait(within: .seconds(60)) == 0) }
      _ = try see("101 pages · Book", "", on: desk)
      try desk.desktop.press("add")
      _ = try see("102 pages · Book", "Added 1.", on: desk)
      #expect(try status(desk)["count"] as? Int == 102)
    }

    @Test func aToDoCountThatAnotherProgramWrites() throws {
      let desk = try desk("to-do", ["To do", "--kind", "count", "--unit", "task,tasks"])
      defer { desk.stop() }
      try desk.brewlog("set", "5")
      _ = try see("5 tasks · To do", "Set to 5.", on: desk)
      let revision = try #require(try status(desk)["revision"] as? Int)
      try desk.desktop.press("add")
      _ = try see("6 tasks · To do", "Added 1.", on: desk)
      // The program knows an older revision: nothing is written, and it is told the present one.
      let stale = try desk.attempt(["set", "0", "--expect", "\(revision)"])
      #expect(stale.exitStatus == 1)
      #expect(stale.errors.contains("revision \(revision + 1)"))
      #expect(try status(desk)["count"] as? Int == 6)
      try desk.brewlog("set", "0", "--expect", "\(revision + 1)")
      // Zero is a real value.
      _ = try see("0 tasks · To do", "Set to 0.", on: desk)
      #expect(try status(desk)["revision"] as? Int == revision + 2)
      try desk.inStoreFolder("cp brewlog.db kept; echo no database >brewlog.db")
      let unreadable = try desk.card("that can’t be read") { $0.summary.hasPrefix("Can’t read") }
      #expect(unreadable.actions.isEmpty)
    }
  }
}
