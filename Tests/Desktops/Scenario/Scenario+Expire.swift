import DesktopSession

extension Scenario {
  /// The card leaves the screen by the server's own doing, a day begins, and only then somebody asks.
  static func expire(_ desk: BrewDesk) throws {
    let bus = desk.desktop.session.bus
    try desk.brewlog("log")
    // Long enough for a slow machine to see it.
    try desk.brewlog("settings", "card.stay", "3")
    try desk.restartAgent(zone: Zone.midnight(in: 16))
    try bus.catchUp()
    let card = try desk.card("that will expire") { $0.body.contains("Today is done.") }
    let revision = try desk.status().revision
    let shown = desk.timesLooked
    try desk.desktop.seePopup(card.summary)
    try desk.desktop.kind.letExpire(on: desk.desktop)
    try desk.desktop.look(for: "an expired card") { $0.cardCount == 0 ? () : nil }
    try bus.catchUp()
    for event in bus.events.split(separator: .sent(card)).last ?? [] {
      switch event {
      case .closeAsked(card.id), .closed(card.id, reason: 2...):
        throw Unexpected("it did not expire: \(event)")
      default: break
      }
    }

    try seeNoPopup(on: desk) { desk.timesLooked > shown }
    try desk.expect(streak: 3, logsToday: 0)
    // For longer than it takes to pop up.
    let end = ContinuousClock.now + .seconds(3)
    try seeNoPopup(on: desk) { ContinuousClock.now > end }
    let shownToday = desk.timesLooked
    try desk.brewlog("settings", "card.stay", "always")
    try seeNoPopup(on: desk) { desk.timesLooked > shownToday }
    try require(try desk.status().revision == revision, "an expiry changed the store")

    try desk.brewlog("show")
    try desk.desktop.seePopup("3 day streak")
    let actions = ["log", "reset", "undo"]
    try desk.view(streak: 3, logsToday: 0, "Today is still open.", actions: actions)
    try desk.desktop.press("log")
    try desk.view(streak: 4, logsToday: 1, "Logged: Espresso, 4 of 5.", actions: actions)
    // The day before again, as it was.
    try desk.brewlog("undo")
    try desk.brewlog("undo")
    try desk.restartAgent(zone: "UTC0")
    // Seen, and not only sent: what leaves the screen meanwhile has buttons elsewhere.
    try desk.view(streak: 2, logsToday: 0)
  }

  /// Looks at the screen again and again, and once more when the condition holds.
  private static func seeNoPopup(on desk: BrewDesk, until isOver: () throws -> Bool) throws {
    try eventually("the end of the wait", within: .seconds(60)) {
      let isLast = try isOver()
      let screen = try desk.desktop.look()
      try require(screen.cardCount == 0, "it came back by itself: \(screen.text)")
      return isLast
    }
  }
}
