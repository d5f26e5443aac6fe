import DesktopSession
import Foundation
import Testing

/// Trackers besides daily brews on the card: pressed on a real server, read by another process.
extension EndToEnd {
  @Suite struct TrackerTests {
    private func status(_ desk: BrewDesk, _ tracker: String) throws -> NSDictionary {
      let text = try desk.brewlog("status", "--json", "--tracker", tracker)
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
      return try #require(object as? NSDictionary)
    }

    private func see(_ summary: String, on desk: BrewDesk) throws -> Card {
      try desk.card(summary) { $0.summary == summary }
    }

    private func seeAmongOthers(_ summary: String, on desk: BrewDesk) throws -> Card {
      try desk.desktop.session.bus.wait(for: summary) { bus in
        bus.cards.first { $0.application == "BrewLog" && $0.summary == summary }
      }
    }

    @Test func aCountIsAddedToOnTheCardAndSetByAnotherProgram() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      try desk.brewlog("tracker", "add", "Water", "--kind", "count", "--unit", "glass,glasses")
      try desk.startAgent()
      let brews = try desk.see("No streak yet")
      // The agent follows the setting in place.
      try desk.brewlog("settings", "tracker", "water")
      let empty = try see("0 glasses · Water", on: desk)
      #expect(empty.id == brews.id)
      #expect(empty.actions.map(\.label) == ["Add one"])
      try desk.desktop.see("Water")
      try desk.desktop.press("add")
      let one = try see("1 glass · Water", on: desk)
      #expect(one.actions.map(\.label) == ["Add one", "Undo"])
      #expect(one.body == "Added 1.")
      #expect(try status(desk, "water")["count"] as? Int == 1)
      try desk.brewlog("set", "0")
      // Zero is a real value.
      _ = try see("0 glasses · Water", on: desk)
      try desk.desktop.press("undo")
      _ = try see("1 glass · Water", on: desk)
      try desk.brewlog("settings", "tracker", "brew")
      try desk.see("No streak yet")
      #expect(try desk.status().logsToday == 0)
    }

    /// Two cards on the screen, and a press on one of them is about its own tracker.
    @Test func anotherTrackerHasACardOfItsOwn() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      try desk.brewlog("tracker", "add", "Water", "--kind", "count", "--unit", "glass,glasses")
      try desk.startAgent()
      let brews = try desk.see("No streak yet")
      try desk.brewlog("show", "--tracker", "water")
      let water = try seeAmongOthers("0 glasses · Water", on: desk)
      #expect(water.id != brews.id)
      try desk.desktop.click("Add one")
      #expect(try seeAmongOthers("1 glass · Water", on: desk).id == water.id)
      #expect(try status(desk, "water")["count"] as? Int == 1)
      #expect(try desk.status().logsToday == 0)
      // Each follows what others write.
      try desk.brewlog("log")
      #expect(try seeAmongOthers("1 day streak", on: desk).id == brews.id)
      try desk.brewlog("add", "3", "--tracker", "water")
      #expect(try seeAmongOthers("4 glasses · Water", on: desk).id == water.id)
      try desk.desktop.see("4 glasses")
      try desk.desktop.see("1 day streak")
      // What has not changed is not shown again.
      let before = desk.timesSent(water.id)
      try desk.brewlog("log")
      _ = try desk.desktop.session.bus.wait(for: "two brews") { bus in
        bus.cards.first { $0.id == brews.id && $0.body.contains("2 brews") }
      }
      try desk.askAgent()
      try desk.desktop.session.bus.catchUp()
      #expect(desk.timesSent(water.id) == before)
      // The one that is set has one card.
      try desk.brewlog("settings", "tracker", "water")
      #expect(try see("4 glasses · Water", on: desk).id == brews.id)
      #expect(try desk.endAgent() == 0)
    }

    /// An upgrade leaves on the screen what is there, and brings nothing back.
    @Test func cardsOutliveAnUpgradeOfTheAgent() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      let session = desk.desktop.session
      for name in ["Water", "Bicycle", "Piano"] {
        try desk.brewlog("tracker", "add", name, "--kind", "count", "--label", "Do \(name)")
      }
      try desk.brewlog("tracker", "card", "bicycle", "on")
      let program = session.folder.appending(path: "home/brewlog-agent").path
      try session.run(["cp", Product.agent, program])
      try desk.startAgent(program: program)
      let brews = try desk.see("No streak yet")
      for id in ["water", "bicycle"] { try desk.brewlog("show", "--tracker", id) }
      let water = try seeAmongOthers("0 · Water", on: desk)
      _ = try seeAmongOthers("0 · Bicycle", on: desk)
      // Its name is above the words on its button.
      try desk.desktop.click("Bicycle")
      try session.bus.wait(for: "the dismissal") { $0.cards.count == 2 ? () : nil }
      try session.run(["sh", "-euc", "cp $0 $0.new; mv $0.new $0", program])
      for old in [brews, water] {
        _ = try session.bus.wait(for: "the card of the new agent") { bus in
          bus.cards.first { $0.summary == old.summary && $0.sender != old.sender }
        }
      }
      try desk.desktop.click("Do Water")
      _ = try seeAmongOthers("1 · Water", on: desk)
      #expect(try status(desk, "water")["count"] as? Int == 1)
      try desk.askAgent()
      try session.bus.catchUp()
      let summaries = session.bus.cards.map(\.summary)
      #expect(Set(summaries) == ["No streak yet", "1 · Water"] && summaries.count == 2)
    }

    /// The second one comes while the agent still waits for a server that keeps it waiting.
    @Test func cardsOutliveTwoUpgradesInARow() throws {
      let desk = try BrewDesk(Dunst(), withServer: false)
      defer { desk.stop() }
      let session = desk.desktop.session
      try desk.startWaywardServer("0", "--stuck")
      let program = session.folder.appending(path: "home/brewlog-agent").path
      try session.run(["cp", Product.agent, program])
      try desk.startAgent(program: program)
      let names = ["Water", "Bicycle", "Piano"]
      for name in names { try desk.showOther(name) }
      let old = try #require(session.bus.cards.first?.sender)
      for name in names { try desk.brewlog("add", "--tracker", name.lowercased()) }
      try desk.waitUntilShown()
      for _ in 1...2 {
        try session.run(["sh", "-euc", "cp $0 $0.new; mv $0.new $0", program])
        // Longer than the end of an upgrade is waited for, and less than for the server with all cards.
        usleep(1_300_000)
      }
      for name in names {
        _ = try session.bus.wait(for: "the card of the new agent") { bus in
          bus.cards.first { $0.summary == "1 · \(name)" && $0.sender != old }
        }
      }
    }

    @Test func aCardLeavesWithItsTrackerAndOutlivesARestoredCopy() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      let agent = try desk.startAgent()
      try desk.brewlog("log")
      try desk.inStoreFolder("sqlite3 brewlog.db \"VACUUM INTO '../without'\"")
      try desk.showOther("Water")
      try desk.inStoreFolder("sqlite3 brewlog.db \"VACUUM INTO '../with'\"")
      let water = try seeAmongOthers("0 · Water", on: desk)
      try desk.inStoreFolder("rm brewlog.db*")
      try eventually("the agent to see nothing", seen: { agent.errors }) {
        desk.agentKnows(revision: 0)
      }
      try desk.inStoreFolder("cp ../with brewlog.db")
      try desk.brewlog("add", "--tracker", "water")
      #expect(try seeAmongOthers("1 · Water", on: desk).id == water.id)
      #expect(!desk.desktop.session.bus.events.contains(.closeAsked(water.id)))
      try desk.inStoreFolder("cp ../without new; mv new brewlog.db")
      try desk.desktop.session.bus.wait(for: "one card") { bus in
        bus.cards.map(\.summary) == ["1 day streak"] ? () : nil
      }
      try desk.desktop.see("Water", times: 0)
    }
  }
}

extension BrewDesk {
  /// How often a card was sent that got this number.
  fileprivate func timesSent(_ id: UInt32) -> Int {
    desktop.session.bus.events.filter {
      if case .sent(let card) = $0 { card.id == id } else { false }
    }.count
  }
}
