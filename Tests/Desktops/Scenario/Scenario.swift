import DesktopSession
import Glibc

/// What happens on every desktop, each step checked in the store and on the server.
enum Scenario {
  /// The steps, in their order; each begins where the one before it ended.
  static let steps = [
    Step(name: "appears", run: appears),
    Step(name: "log", run: log),
    Step(name: "undo", run: undo),
    Step(name: "remind", run: remind),
    Step(name: "expire", run: expire),
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
    let view = try desk.view(streak: 2, logsToday: 0, actions: ["log", "reset"])
    try require(view.card.icon.hasSuffix("brewlog-flame-lit.png"), "icon \(view.card.icon)")
    try require(view.screen.flamePixels > 50, "\(view.screen.flamePixels) pixels of a flame")
  }

  private static func log(_ desk: BrewDesk) throws {
    try desk.desktop.press("log")
    try desk.view(
      streak: 3, logsToday: 1, "Logged: Espresso, 4 of 5.", actions: ["log", "reset", "undo"])
  }

  private static func undo(_ desk: BrewDesk) throws {
    try desk.desktop.press("undo")
    try desk.view(streak: 2, logsToday: 0, "Taken back.")
  }

  private static func remind(_ desk: BrewDesk) throws {
    try desk.brewlog("remind", "add", "20:30")
    try desk.restartAgent(zone: Zone.time(73_800, in: 20))
    try desk.view(streak: 2, logsToday: 0)
    try desk.view(
      streak: 2, logsToday: 0, "Today is still open.", actions: ["log", "later", "skip"],
      summary: "2 day streak ends tonight")
    try desk.desktop.press("later")
    try desk.viewNone()
    try desk.brewlog("remind", "remove", "20:30")
    try desk.restartAgent(zone: "UTC0")
    try desk.view(streak: 2, logsToday: 0)
  }

  private static func reset(_ desk: BrewDesk) throws {
    try desk.desktop.press("reset")
    let view = try desk.view(
      streak: 0, logsToday: 0, "The streak was reset.", actions: ["log", "reset", "undo"],
      summary: "2 day streak ended")
    try require(view.screen.flamePixels < 50, "\(view.screen.flamePixels) pixels of a flame")
  }

  private static func terminal(_ desk: BrewDesk) throws {
    try desk.brewlog("log", "Moka pot")
    try desk.view(streak: 1, logsToday: 1, "Logged: Moka pot, 4 of 5.")
  }

  private static func dismiss(_ desk: BrewDesk) throws {
    let before = try desk.status().revision
    try desk.desktop.dismiss(try desk.card("to dismiss"))
    try desk.viewNone()
    try require(try desk.status().revision == before, "a dismissal changed the store")
    // What others change is followed, and brings nothing back.
    try desk.brewlog("log")
    try eventually("the agent to see the log") { desk.agentKnows(revision: before + 1) }
    try desk.viewNone()
  }

  private static func show(_ desk: BrewDesk) throws {
    try desk.brewlog("show")
    try desk.view(streak: 1, logsToday: 2)
  }

  private static func midnight(_ desk: BrewDesk) throws {
    try desk.restartAgent(zone: Zone.midnight(in: 10))
    let card = try desk.card("before midnight") { $0.body.contains("Today is done, 2 brews.") }
    try require(card.summary == "1 day streak", "summary \(card.summary)")
    try desk.card("after midnight") { $0.body.contains("Today is still open") }
    try desk.view(streak: 1, logsToday: 0)
    // The day before again: only so can another midnight be near.
    try desk.restartAgent(zone: "UTC0")
    try desk.view(streak: 1, logsToday: 2)
  }

  private static func killed(_ desk: BrewDesk) throws {
    // The first card of a new server has a number that the first card of the next one gets again.
    try desk.desktop.killServer()
    try desk.desktop.startServer()
    let card = try desk.view(streak: 1, logsToday: 2).card
    try desk.desktop.killServer()
    // The agent waits, so that the other program is first.
    desk.agent?.signal(SIGSTOP)
    try desk.desktop.startServer()
    let foreign = try desk.desktop.sendForeign()
    try require(foreign.id == card.id, "the number \(card.id) was not given again")
    desk.agent?.signal(SIGCONT)
    try desk.view(streak: 1, logsToday: 2)
    try desk.brewlog("log", "AeroPress")
    try desk.view(streak: 1, logsToday: 3, "Logged: AeroPress, 4 of 5.")
    try require(try desk.desktop.stands(foreign), "the other program’s notification was touched")
  }

  private static func stopped(_ desk: BrewDesk) throws {
    try desk.restartAgent(zone: Zone.midnight(in: 20))
    try desk.card("before the stop") { $0.body.contains("Today is done, 3 brews.") }
    let revision = try desk.status().revision
    desk.desktop.freezeServer()
    defer { desk.desktop.thawServer() }
    // From now on an answer is owed, for longer than some who pass a question on wait for it.
    try desk.askForCard()
    try desk.askAgent()
    let shown = desk.timesLooked
    let end = ContinuousClock.now + .seconds(30)
    while desk.timesLooked == shown, ContinuousClock.now < end {
      try desk.askAgent(within: "100ms")
      usleep(200_000)
    }
    try require(desk.timesLooked == shown + 1, "midnight came \(desk.timesLooked - shown) times")
    try desk.expect(streak: 1, logsToday: 0)
    try desk.brewlog("log", "Cold brew")
    while !desk.agentKnows(revision: revision + 1) || ContinuousClock.now < end {
      try desk.askAgent(within: "100ms")
      usleep(200_000)
    }
    desk.desktop.thawServer()
    try desk.view(streak: 2, logsToday: 1, "Logged: Cold brew, 4 of 5.")
  }

  private static func ended(_ desk: BrewDesk) throws {
    let revision = try desk.status().revision
    let agent = try desk.endAgent()
    try require(agent == 0, "exit status \(agent)")
    try desk.viewNone()
    try require(try desk.status().revision == revision, "the end changed the store")
  }

  private static func late(_ desk: BrewDesk) throws {
    try desk.desktop.killServer()
    try desk.startAgent()
    try desk.askAgent()
    try desk.desktop.startServer()
    try desk.view(streak: 2, logsToday: 1)
  }
}
