import DesktopSession
import Testing

/// Cards that have left the screen: what servers do with them later, and what becomes of it.
extension EndToEnd {
  @Suite struct ListTests {
    @Test func anExpiredCardIsBackOnlyByHandAndThenItsButtonsWork() throws {
      let desk = try BrewDesk(Dunst(), settings: "[card]\nstay=1\n")
      defer { desk.stop() }
      let session = desk.desktop.session
      try desk.startAgent()
      let card = try session.bus.wait(for: "the card to expire") { bus in
        guard case .sent(let card)? = bus.events.first(where: { "\($0)".hasPrefix("sent") })
        else { return nil as Card? }
        return bus.events.contains(.closed(card.id, reason: 1)) ? card : nil
      }
      try desk.brewlog("log")
      try eventually("the agent to see the log") { try desk.agentShows(revision: 1) }
      try session.bus.catchUp()
      #expect(session.bus.cards.isEmpty)
      #expect(try desk.desktop.look().cardCount == 0)

      try session.run(["dunstctl", "history-pop"])
      try desk.desktop.seePopup("No streak yet")
      try Dunst().press(card.actions[0], of: card, on: desk.desktop)
      try eventually("the press to count") { try desk.status().logsToday == 2 }
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
