import BrewCore

/// What a card shows, before it is fitted to a server.
struct CardFace: Equatable {
  let text: CardText
  let flame: Flame
  let tracker: Tracker
  let verbs: [Verb]
  /// True if it asks for what a reminder is about, which is due.
  let asks: Bool
  /// The revision of the store that it shows, nil where that could not be read.
  let revision: Int64?

  init(_ presentation: Presentation) {
    let entry = presentation.entry
    let failure = presentation.failure
    text = failure.map { CardText(failed: $0.label, because: $0.reason) } ?? CardText(entry)
    flame = entry.flame
    tracker = entry.tracker ?? .brew
    verbs = Verb.buttons(for: entry)
    asks = entry.reminder == .due
    revision = entry.revision
  }
}
