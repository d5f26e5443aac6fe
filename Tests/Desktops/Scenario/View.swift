import DesktopSession

/// What the server was sent and what can be seen of it.
struct View {
  let card: Card
  let screen: Screen
}

extension BrewDesk {
  /// Waits until there is one card, on the bus and on the screen, and both and the store say this.
  ///
  /// With `actions`, it offers these and no others, on buttons that can be read or, where none are
  /// drawn, in a sentence that names another way.
  @discardableResult
  func view(
    streak: Int, logsToday: Int, _ line: String? = nil, actions keys: [String]? = nil,
    summary given: String? = nil
  ) throws -> View {
    let summary = given ?? (streak == 0 ? "No streak yet" : "\(streak) day streak")
    func fits(_ card: Card) -> Bool {
      card.summary == summary && line.map { card.body.contains($0) } ?? true
        && keys.map { card.actions.map(\.key) == $0 } ?? true
    }
    let what = [summary, line].compactMap(\.self).joined(separator: ", ")
    let card = try card(what, where: fits)
    // Up to the comma: of “4 of 5.” the reader is not sure.
    var words = line?.split(separator: ",").prefix(1).map(String.init) ?? []
    if keys != nil { words += waysToAct(on: card) }
    let screen = try desktop.look(for: "one card: \(what), \(words)", inList: true) { screen in
      let isRight =
        screen.cardCount == 1 && screen.count(summary) == 1
        && words.allSatisfy { screen.count($0) == count(of: $0, on: card) }
      return isRight ? screen : nil
    }
    try expect(streak: streak, logsToday: logsToday)
    try desktop.session.bus.catchUp()
    try self.card("still", where: fits)
    return View(card: card, screen: screen)
  }

  private func waysToAct(on card: Card) -> [String] {
    desktop.kind.drawsButtons ? card.actions.map(\.label) : ["In a terminal: brewlog log"]
  }

  /// Once, or twice where a label is a word of the body too, as in “The streak was reset.”
  private func count(of words: String, on card: Card) -> Int {
    let body = card.body.split { $0 == " " || $0 == "\n" }.map { Screen.letters(String($0)) }
    return body.contains(Screen.letters(words)) ? 2 : 1
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
