import BrewCore

/// What is known of an agent's cards, for the agent that takes its place.
struct LeftCards: Equatable {
  /// Where a card is.
  enum Place: String {
    case screen
    /// In the server's list, without a popup.
    case list
    case nowhere
  }

  /// A card.
  struct Left: Equatable {
    let tracker: Tracker.ID
    let place: Place
    /// The number that the server has for it, 0 for none.
    var id: UInt32 = 0
  }

  /// All of them that there were.
  var cards: [Left] = []

  /// The trackers whose cards are in this place.
  func trackers(in place: Place) -> Set<Tracker.ID> {
    Set(cards.filter { $0.place == place }.map(\.tracker))
  }
}

extension LeftCards {
  /// The cards that a text tells of, a line for each. What is no such line is left out.
  init(_ text: some StringProtocol) {
    cards = text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let place = Place(rawValue: String(words[0])),
        let id = UInt32(words[1])
      else { return nil }
      return Left(tracker: Tracker.ID(stored: String(words[2])), place: place, id: id)
    }
  }

  /// The text that ``init(_:)`` reads: the place, the number, and the tracker.
  var text: String {
    cards.map { "\($0.place.rawValue) \($0.id) \($0.tracker)\n" }.joined()
  }
}
