import DesktopSession
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
      try eventually("the agent to see the log") { try desk.agentShows(revision: 1) }
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

    @Test(arguments: [["dunstctl", "close-all"], ["makoctl", "dismiss", "--all"]])
    func clearingTheListRecordsNothing(_ command: [String]) throws {
      let desk = try BrewDesk(command[0] == "makoctl" ? Mako() : Dunst())
      defer { desk.stop() }
      try desk.logDaysAgo(1)
      let agent = try desk.startAgent()
      try desk.see("1 day streak")
      let shown = desk.timesShown
      try desk.desktop.session.run(command)
      try desk.desktop.see("1 day streak", times: 0)
      // The question is answered after the signal that it was closed.
      try desk.askAgent()
      #expect(try desk.status().revision == 1)
      #expect(desk.timesShown == shown)
      #expect(agent.exitStatus == nil)
    }
  }
}
