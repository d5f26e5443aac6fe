import DesktopSession
import Glibc

/// What happens on every desktop, each step checked in the store and on the server.
enum Scenario {
  /// The steps, in their order; each begins where the one before it ended.
  static let steps = [
    Step(name: "appears", run: appears),
    Step(name: "log", run: log),
    Step(name: "undo", run: undo),
    Step(name: "reset", run: reset),
    Step(name: "terminal", run: terminal),
    Step(name: "dismiss", run: dismiss),
    Step(name: "show", run: show),
    Step(name: "midnight", run: midnight),
    Step(name: "killed", run: killed),
    Step(name: "stopped", run: stopped),
    Step(name: "ended", run: ended),
    Step(name: "late", run: late),
  ]

  private static func appears(_ desk: BrewDesk) throws {
    try desk.logDaysAgo(2, 1)
    try desk.letRecentPass()
    try desk.startAgent()
    let card = try desk.see("2 day streak")
    try require(card.icon.hasSuffix("brewlog-flame-lit.png"), "icon \(card.icon)")
    try require(card.actions.map(\.key) == ["log", "reset"], "actions \(card.actions)")
  }

  private static func log(_ desk: BrewDesk) throws {
    try desk.desktop.press("log")
    let card = try desk.see("3 day streak")
    try require(card.body.contains("Logged: Espresso, 4 of 5."), "body \(card.body)")
    try desk.expect(streak: 3, logsToday: 1)
  }

  private static func undo(_ desk: BrewDesk) throws {
    try desk.desktop.press("undo")
    try desk.see("2 day streak")
    try desk.expect(streak: 2, logsToday: 0)
  }

  private static func reset(_ desk: BrewDesk) throws {
    try desk.desktop.press("reset")
    let card = try desk.see("No streak yet")
    try require(card.actions.map(\.key).contains("undo"), "actions \(card.actions)")
    try desk.expect(streak: 0, logsToday: 0)
  }

  private static func terminal(_ desk: BrewDesk) throws {
    try desk.brewlog("log", "Moka pot")
    let card = try desk.see("1 day streak")
    try require(card.body.contains("Logged: Moka pot, 4 of 5."), "body \(card.body)")
  }

  private static func dismiss(_ desk: BrewDesk) throws {
    let before = try desk.status().revision
    try desk.desktop.dismiss(try desk.card("to dismiss"))
    try desk.desktop.see("1 day streak", times: 0)
    try require(try desk.status().revision == before, "a dismissal changed the store")
    try desk.brewlog("log")
    try eventually("the agent to see the log") { try desk.agentShows(revision: before + 1) }
    try desk.desktop.see("1 day streak", times: 0)
  }

  private static func show(_ desk: BrewDesk) throws {
    try desk.brewlog("show")
    try desk.see("1 day streak")
  }

  private static func midnight(_ desk: BrewDesk) throws {
    try desk.restartAgent(zone: Zone.midnight(in: 25))
    try desk.see("1 day streak")
    let day = try desk.status().logsToday
    try require(day > 0, "midnight came before the card")
    let card = try desk.card("the next day’s", within: .seconds(60)) {
      $0.body.contains("Today is still open")
    }
    try desk.desktop.see("Today is still open")
    try require(card.summary == "1 day streak", "summary \(card.summary)")
    try desk.expect(streak: 1, logsToday: 0)
  }

  private static func killed(_ desk: BrewDesk) throws {
    let card = try desk.card("before the kill")
    try desk.desktop.killServer()
    // The agent waits, so that the other program's notification comes first and gets our number.
    desk.agent?.signal(SIGSTOP)
    try desk.desktop.startServer()
    let foreign = try desk.desktop.sendForeign(likely: card.id)
    desk.agent?.signal(SIGCONT)
    try desk.see("1 day streak")
    try desk.brewlog("log", "AeroPress")
    try desk.see("2 day streak")
    try require(try desk.desktop.stands(foreign), "the other program’s notification was touched")
  }

  private static func stopped(_ desk: BrewDesk) throws {
    try desk.restartAgent(zone: Zone.midnight(in: 40))
    try desk.card("before the stop")
    let before = try desk.status()
    try require(before.logsToday > 0, "midnight came before the server was stopped")
    desk.desktop.freezeServer()
    defer { desk.desktop.thawServer() }
    // The replies come while the server can give none.
    try desk.askAgent()
    try eventually("midnight", within: .seconds(60)) { try desk.status().logsToday == 0 }
    try desk.askAgent()
    try desk.brewlog("log", "Cold brew")
    try eventually("the agent to see the log") {
      try desk.agentShows(revision: before.revision + 1)
    }
    desk.desktop.thawServer()
    let card = try desk.see("\(before.streak + 1) day streak")
    try require(card.body.contains("Cold brew"), "body \(card.body)")
  }

  private static func ended(_ desk: BrewDesk) throws {
    let card = try desk.card("before the end")
    let agent = try desk.endAgent()
    try require(agent == 0, "exit status \(agent)")
    try desk.desktop.see(card.summary, times: 0)
  }

  private static func late(_ desk: BrewDesk) throws {
    try desk.desktop.killServer()
    try desk.startAgent()
    try desk.desktop.startServer()
    try desk.see("\(try desk.status().streak) day streak")
  }
}
