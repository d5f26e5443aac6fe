import DesktopSession

/// The agent is killed as by a crash, at ten moments, and started again: each time there is one card then, and
/// it works.
enum KillScenario {
  /// The moments, in their order; each begins where the one before it ended.
  static let steps = [
    Step(name: "appeared", run: appeared),
    Step(name: "pressed", run: pressed),
    Step(name: "answered", run: answered),
    Step(name: "refreshed", run: refreshed),
    Step(name: "expired", run: expired),
    Step(name: "dismissed", run: dismissed),
    Step(name: "reminding", run: reminding),
    Step(name: "midnight", run: midnight),
    Step(name: "stopped", run: stopped),
    Step(name: "restarted", run: restarted),
  ]

  /// Kills the agent, starts it again, and waits for the one card.
  private static func kill(
    on desk: BrewDesk, streak: Int, logsToday: Int, summary: String? = nil
  ) throws {
    desk.agent?.kill9()
    try desk.startAgent()
    try desk.view(streak: streak, logsToday: logsToday, summary: summary)
    // The card that is there is the new agent's, and no dead one.
    let revision = try desk.status().revision
    try desk.desktop.press("log")
    try eventually("the press to be counted") { try desk.status().revision == revision + 1 }
    try desk.brewlog("undo")
    try desk.letRecentPass()
    try desk.restart()
    try desk.view(streak: streak, logsToday: logsToday, summary: summary)
  }

  private static func appeared(_ desk: BrewDesk) throws {
    try desk.logDaysAgo(2, 1)
    try desk.letRecentPass()
    try desk.startAgent()
    try desk.card("at the start") { $0.summary == "2 day streak" }
    try kill(on: desk, streak: 2, logsToday: 0)
  }

  /// As soon as the store has it, so that the card may be on its way.
  private static func pressed(_ desk: BrewDesk) throws {
    let revision = try desk.status().revision
    try desk.desktop.press("log")
    try eventually("the press to be counted") { desk.agentKnows(revision: revision + 1) }
    try kill(on: desk, streak: 3, logsToday: 1)
  }

  private static func answered(_ desk: BrewDesk) throws {
    try desk.desktop.press("log")
    try desk.view(streak: 3, logsToday: 2, "Logged: Espresso, 4 of 5.")
    try kill(on: desk, streak: 3, logsToday: 2)
  }

  private static func refreshed(_ desk: BrewDesk) throws {
    try desk.brewlog("log", "Moka pot")
    try desk.card("the log in the terminal") { $0.body.contains("Moka pot") }
    try kill(on: desk, streak: 3, logsToday: 3)
  }

  private static func expired(_ desk: BrewDesk) throws {
    try desk.brewlog("settings", "card.stay", "3")
    try desk.restart()
    try desk.desktop.seePopup("3 day streak")
    try desk.desktop.kind.letExpire(on: desk.desktop)
    try desk.desktop.look(for: "an expired card") { $0.cardCount == 0 ? () : nil }
    try desk.brewlog("settings", "card.stay", "always")
    try kill(on: desk, streak: 3, logsToday: 3)
  }

  private static func dismissed(_ desk: BrewDesk) throws {
    try desk.desktop.dismiss(try desk.card("to dismiss"))
    try desk.viewNone()
    try kill(on: desk, streak: 3, logsToday: 3)
  }

  private static func reminding(_ desk: BrewDesk) throws {
    try desk.brewlog("tracker", "add", "Water", "--kind", "count")
    try desk.brewlog("remind", "add", "20:30", "--tracker", "water")
    try desk.restartAgent(zone: Zone.time(73_800, in: 20))
    try desk.desktop.session.bus.wait(for: "the reminder") { bus in
      bus.cards.contains { $0.summary == "0 · Water" } ? () : nil
    }
    desk.agent?.kill9()
    try desk.startAgent()
    // What was on the screen is there again, once, and so is the card at login.
    for summary in ["0 · Water", "3 day streak"] {
      try desk.desktop.session.bus.wait(for: "one card: \(summary)") { bus in
        bus.cards.filter { $0.summary == summary }.count == 1 ? () : nil
      }
    }
    try desk.brewlog("tracker", "archive", "water")
    try desk.restartAgent(zone: "UTC0")
    try desk.view(streak: 3, logsToday: 3)
  }

  private static func midnight(_ desk: BrewDesk) throws {
    try desk.restartAgent(zone: Zone.midnight(in: 10))
    try desk.card("before midnight") { $0.body.contains("Today is done") }
    try desk.card("after midnight") { $0.body.contains("Today is still open") }
    desk.agent?.kill9()
    try desk.startAgent()
    try desk.view(streak: 3, logsToday: 0)
    try desk.restartAgent(zone: "UTC0")
    try desk.view(streak: 3, logsToday: 3)
  }

  private static func stopped(_ desk: BrewDesk) throws {
    desk.desktop.freezeServer()
    defer { desk.desktop.thawServer() }
    try desk.brewlog("log", "Cold brew")
    let revision = try desk.status().revision
    try eventually("the agent to see the log") { desk.agentKnows(revision: revision) }
    desk.agent?.kill9()
    try desk.startAgent()
    desk.desktop.thawServer()
    try desk.view(streak: 3, logsToday: 4)
    try kill(on: desk, streak: 3, logsToday: 4)
  }

  /// Numbers of the server before mean nothing to the next one.
  private static func restarted(_ desk: BrewDesk) throws {
    try desk.desktop.killServer()
    desk.agent?.kill9()
    try desk.desktop.startServer()
    let foreign = try desk.desktop.sendForeign()
    try desk.startAgent()
    try desk.view(streak: 3, logsToday: 4)
    try require(try desk.desktop.stands(foreign), "the other program’s notification was touched")
    _ = try desk.endAgent()
    try desk.viewNone()
    try require(try desk.desktop.stands(foreign), "the other program’s notification was touched")
  }
}
