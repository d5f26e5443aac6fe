import DesktopSession

/// What the server was sent and what can be seen of it.
struct View {
  let card: Card
  let screen: Screen

  /// Throws unless these actions and no others are offered, on buttons that can be read or, where
  /// none are drawn, in a sentence that names another way.
  func requireActions(_ keys: String..., on desk: BrewDesk) throws {
    guard card.actions.map(\.key) == keys else { throw Unexpected("actions \(card.actions)") }
    guard desk.desktop.kind.drawsButtons else { return try require("In a terminal: brewlog log") }
    for action in card.actions { try require(action.label) }
  }

  /// Throws unless the words are on the screen once, or once more where the body has them too, as in
  /// “The streak was reset.”
  private func require(_ words: String) throws {
    let body = card.body.split { $0 == " " || $0 == "\n" }.map { Screen.letters(String($0)) }
    let wanted = body.contains(Screen.letters(words)) ? 2 : 1
    guard screen.count(words) != wanted else { return }
    throw Unexpected("“\(words)” ×\(screen.count(words)) in \(screen.text)")
  }
}

extension BrewDesk {
  /// Waits until there is one card, on the bus and on the screen, and both and the store say this.
  @discardableResult
  func view(streak: Int, logsToday: Int, _ line: String? = nil) throws -> View {
    let summary = streak == 0 ? "No streak yet" : "\(streak) day streak"
    func fits(_ card: Card) -> Bool {
      card.summary == summary && line.map { card.body.contains($0) } ?? true
    }
    let what = [summary, line].compactMap(\.self).joined(separator: ", ")
    let card = try card(what, where: fits)
    // Up to the comma: of “4 of 5.” the reader is not sure.
    let words = line?.split(separator: ",").first.map(String.init)
    let screen = try desktop.look(for: "one card: \(what),", inList: true) { screen in
      let isRight =
        screen.cardCount == 1 && screen.count(summary) == 1
        && words.map { screen.count($0) == 1 } ?? true
      return isRight ? screen : nil
    }
    try expect(streak: streak, logsToday: logsToday)
    try desktop.session.bus.catchUp()
    try self.card("still", where: fits)
    return View(card: card, screen: screen)
  }

  /// Waits until there is no card, on the bus or on the screen.
  func viewNone() throws {
    try desktop.session.bus.wait(for: "no card") { bus in
      bus.cards.contains { $0.application == "BrewLog" } ? nil : ()
    }
    try desktop.look(for: "no card", inList: true) { $0.cardCount == 0 ? () : nil }
    try desktop.session.bus.catchUp()
    let cards = desktop.session.bus.cards.filter { $0.application == "BrewLog" }
    try require(cards.isEmpty, "cards \(cards)")
  }
}
