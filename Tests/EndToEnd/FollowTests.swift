import DesktopSession
import Foundation
import Testing

/// The card follows the store and the clock without being asked.
extension EndToEnd {
  @Suite struct FollowTests {
    @Test(arguments: light) func aLogInATerminalChangesTheCard(on kind: any Desktop) throws {
      let desk = try BrewDesk(kind)
      defer { desk.stop() }
      try desk.startAgent()
      let first = try desk.see("No streak yet")
      try desk.brewlog("log", "Moka pot")
      let after = try desk.see("1 day streak")
      #expect(after.id == first.id)
      #expect(after.body.contains("Logged: Moka pot, 4 of 5."))
      try desk.brewlog("undo")
      try desk.see("No streak yet")
    }

    /// As where two machines had the same store and each went on by itself: one revision, two contents.
    @Test func aCopyThatIsPutInItsPlaceChangesTheCard() throws {
      let desk = try BrewDesk(Xfce())
      defer { desk.stop() }
      try desk.brewlog("log", "French press")
      try desk.inStoreFolder("mv brewlog.db ../other")
      try desk.brewlog("log", "Moka pot")
      try desk.startAgent()
      let first = try desk.see("1 day streak")
      #expect(first.body.contains("Moka pot"))
      try desk.inStoreFolder("mv ../other brewlog.db")
      let after = try desk.card("the other store’s") { $0.body.contains("French press") }
      #expect(after.id == first.id)
    }

    @Test(arguments: light) func midnightChangesTheCardInPlace(on kind: any Desktop) throws {
      let desk = try BrewDesk(kind, environment: ["TZ": Zone.midnight(in: 20)])
      defer { desk.stop() }
      try desk.brewlog("log", "--at", "yesterday")
      try desk.brewlog("log")
      try desk.startAgent()
      let before = try desk.see("2 day streak")
      #expect(before.body.contains("Today is done"))
      let after = try desk.card("the next day’s", within: .seconds(60)) {
        $0.body.contains("Today is still open")
      }
      #expect(after.id == before.id)
      #expect(after.summary == "2 day streak")
      #expect(try desk.status().streak == 2)
      #expect(try desk.status().logsToday == 0)
    }

    @Test func aDismissedCardStaysAwayAtMidnight() throws {
      let desk = try BrewDesk(Xfce(), environment: ["TZ": Zone.midnight(in: 30)])
      defer { desk.stop() }
      try desk.brewlog("log")
      let agent = try desk.startAgent()
      try desk.desktop.dismiss(try desk.see("1 day streak"))
      try desk.desktop.see("1 day streak", times: 0)
      let shown = desk.timesLooked
      // The agent says that it looked at the new day, and nothing was sent to the server.
      try eventually(
        "the new day", within: .seconds(60), seen: { "\(agent.exitStatus ?? -1) \(agent.errors)" }
      ) {
        try desk.status().logsToday == 0
          && desk.timesLooked > shown
      }
      try desk.desktop.session.bus.catchUp()
      #expect(desk.desktop.session.bus.cards.isEmpty)
      #expect(try desk.status().streak == 1)
      #expect(try desk.status().revision == 1)
      try desk.brewlog("show")
      try desk.see("1 day streak")
    }
  }
}
