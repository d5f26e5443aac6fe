import DesktopSession
import Glibc
import Testing

/// A press on the card, the store after it, and the card after it.
extension EndToEnd {
  @Suite struct PressTests {
    @Test(arguments: light) func aPressLogsABrew(on kind: any Desktop) throws {
      let desk = try BrewDesk(kind)
      defer { desk.stop() }
      try desk.startAgent()
      let first = try desk.see("No streak yet")
      #expect(first.actions.map(\.label) == ["Log a brew", "Reset"])
      #expect(first.icon.hasSuffix("brewlog-flame-out.png"))

      try desk.desktop.press("log")
      let after = try desk.see("1 day streak")
      #expect(after.actions.map(\.label) == ["Log a brew", "Reset", "Undo"])
      #expect(after.icon.hasSuffix("brewlog-flame-lit.png"))
      #expect(after.body.contains("Today is done"))
      #expect(after.body.contains("Logged: Espresso, 4 of 5."))

      let status = try desk.status()
      #expect(status.streak == 1)
      #expect(status.logsToday == 1)
      #expect(status.lastMethod == "Espresso")
      #expect(status.flame == "lit")
      #expect(status.revision == 1)
    }

    /// A server that can't draw buttons.
    @Test func whereNoButtonIsToBeSeenTheTerminalIsNamed() throws {
      let desk = try BrewDesk(Dunst())
      defer { desk.stop() }
      try desk.startAgent()
      try desk.see("No streak yet")
      try desk.desktop.see("In a terminal: brewlog log")
    }

    @Test(arguments: light) func undoAndResetArePresses(on kind: any Desktop) throws {
      let desk = try BrewDesk(kind)
      defer { desk.stop() }
      try desk.logDaysAgo(2, 1)
      try desk.startAgent()
      try desk.see("2 day streak")
      try desk.desktop.press("log")
      try desk.see("3 day streak")
      try desk.desktop.press("undo")
      let undone = try desk.see("2 day streak")
      #expect(undone.body.contains("Taken back."))
      try desk.desktop.press("reset")
      let reset = try desk.see("2 day streak ended")
      #expect(reset.actions.map(\.key).contains("undo"))
      #expect(try desk.status().streak == 0)
      #expect(try desk.status().best == 3 - 1)
      try desk.desktop.press("undo")
      try desk.see("2 day streak")
      #expect(try desk.status().streak == 2)
    }

    /// Some servers close a card that was pressed, and give the next one its number.
    @Test(arguments: light) func theCardGoesOnAfterAPress(on kind: any Desktop) throws {
      let desk = try BrewDesk(kind)
      defer { desk.stop() }
      let agent = try desk.startAgent()
      try desk.see("No streak yet")
      for presses in 1...2 {
        try desk.desktop.press("log")
        try desk.see("1 day streak")
        let revision = try desk.status().revision
        #expect(revision == 2 * presses - 1)
        try desk.brewlog("log", "Moka pot")
        let card = try desk.card("the log in the terminal") {
          $0.body.contains("Today is done, \(revision + 1) brews.")
        }
        #expect(card.body.contains("Logged: Moka pot"))
      }
      try desk.desktop.dismiss(try desk.see("1 day streak"))
      try desk.desktop.see("1 day streak", times: 0)
      try desk.brewlog("log")
      try eventually("the agent to see the log") { desk.agentKnows(revision: 5) }
      try desk.askAgent()
      try desk.desktop.session.bus.catchUp()
      #expect(desk.desktop.session.bus.cards.isEmpty)
      try desk.brewlog("show")
      try desk.desktop.press("log")
      try desk.card("the last press") { $0.body.contains("Today is done, 6 brews.") }
      agent.signal(SIGTERM)
      #expect(try agent.wait() == 0)
      try desk.desktop.see("1 day streak", times: 0)
    }

    @Test(arguments: Desktops.all)
    func aMethodWithMarkupIsShownLiterally(on kind: any Desktop) throws {
      let desk = try BrewDesk(kind)
      defer { desk.stop() }
      try desk.brewlog("log", "<b>Bold</b> & \"Black\"")
      try desk.startAgent()
      try desk.see("1 day streak")
      let screen = try desk.desktop.see("1 day streak")
      #expect(screen.text.contains("<b>Bold</b>"))
    }

    /// A server that leaves the card after a press sends a second press on it. After a brew the buttons
    /// are those of before, so that the card keeps its number.
    @Test(arguments: [0, 1])
    func aSecondPressOnTheSameCardCountsForNothing(after brews: Int) throws {
      let desk = try BrewDesk(LXQt())
      defer { desk.stop() }
      for _ in 0..<brews { try desk.brewlog("log") }
      let agent = try desk.startAgent()
      let card = try desk.see(brews == 0 ? "No streak yet" : "1 day streak")
      // Both presses are on the bus before the agent, stopped, can answer the first.
      agent.signal(SIGSTOP)
      for _ in 1...2 { try desk.desktop.press("log") }
      try desk.desktop.session.bus.wait(for: "two presses") { bus in
        bus.events.filter { $0 == .pressed(card.id, key: "log") }.count == 2 ? () : nil
      }
      agent.signal(SIGCONT)
      try eventually("the press to be counted") { desk.agentKnows(revision: brews + 1) }
      try desk.askAgent()
      try desk.see("1 day streak")
      #expect(try desk.status().logsToday == brews + 1)
    }
  }
}
