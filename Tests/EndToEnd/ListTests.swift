import DesktopSession
import Glibc
import Testing

/// Cards that have left the screen: what servers do with them later, and what becomes of it.
extension EndToEnd {
  @Suite struct ListTests {
    @Test func anExpiredCardIsNotShownAgainByItself() throws {
      let desk = try BrewDesk(Dunst(), settings: "[card]\nstay=1\n")
      defer { desk.stop() }
      let session = desk.desktop.session
      try desk.startAgent()
      try session.bus.wait(for: "the card to expire") { bus in
        let isClosed = bus.events.contains { if case .closed(_, 1) = $0 { true } else { false } }
        return isClosed ? () : nil
      }
      try desk.brewlog("log")
      try eventually("the agent to see the log") { desk.agentKnows(revision: 1) }
      try session.bus.catchUp()
      #expect(session.bus.cards.isEmpty)
      #expect(try desk.desktop.look().cardCount == 0)
    }

    /// The server brings an expired card back from its history. A press on it is recorded, if there is
    /// still something to press: dunst 1.9 takes the actions of an expired card away.
    @Test func aPressOnACardFromTheHistoryIsNeverDead() throws {
      let desk = try BrewDesk(Dunst(), settings: "[card]\nstay=1\n")
      defer { desk.stop() }
      let session = desk.desktop.session
      try desk.logDaysAgo(1)
      try desk.startAgent()
      try session.bus.wait(for: "the card to expire") { bus in
        let isClosed = bus.events.contains { if case .closed(_, 1) = $0 { true } else { false } }
        return isClosed ? () : nil
      }
      try session.run(["dunstctl", "history-pop"])
      try desk.desktop.see("1 day streak")
      try session.run(["dunstctl", "action", "0"])
      try session.bus.catchUp()
      try desk.askAgent()
      let presses = session.bus.events.filter { if case .pressed = $0 { true } else { false } }
      #expect(try desk.status().revision == 1 + presses.count)
    }

    /// Its popup goes to its list, where the buttons stay.
    @Test func aPressInAListThatKeepsButtonsIsDone() throws {
      let desk = try BrewDesk(SwayNC(), settings: "[card]\nstay=3\n")
      defer { desk.stop() }
      try desk.logDaysAgo(1)
      try desk.startAgent()
      try desk.desktop.seePopup("1 day streak")
      try desk.desktop.look(for: "an expired card") { $0.cardCount == 0 ? () : nil }
      try desk.desktop.session.run(["swaync-client", "--open-panel"])
      try desk.desktop.press("log")
      try desk.card("the press") { $0.summary == "2 day streak" }
      #expect(try desk.status().logsToday == 1)
    }

    /// As Plasma does, which says first that the card has expired: then libnotify knows it no more.
    @Test func aPressOnACardThatWasSaidToHaveExpiredIsDone() throws {
      let desk = try BrewDesk(Dunst(), withServer: false)
      defer { desk.stop() }
      let server = try desk.startWaywardServer("0")
      try desk.startAgent()
      try desk.card("at the start") { $0.summary == "No streak yet" }
      server.signal(SIGUSR2)
      try eventually("the press to be counted") { try desk.status().logsToday == 1 }
      try desk.card("after the press") { $0.summary == "1 day streak" }
    }

    @Test(arguments: [["dunstctl", "close-all"], ["makoctl", "dismiss", "--all"]])
    func clearingTheListRecordsNothing(_ command: [String]) throws {
      let desk = try BrewDesk(command[0] == "makoctl" ? Mako() : Dunst())
      defer { desk.stop() }
      try desk.logDaysAgo(1)
      let agent = try desk.startAgent()
      try desk.see("1 day streak")
      let shown = desk.timesLooked
      try desk.desktop.session.run(command)
      try desk.desktop.see("1 day streak", times: 0)
      // The question is answered after the signal that it was closed.
      try desk.askAgent()
      #expect(try desk.status().revision == 1)
      #expect(desk.timesLooked == shown)
      #expect(agent.exitStatus == nil)
    }
  }
}
