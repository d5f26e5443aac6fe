import BrewCore

/// What a card shows, before it is fitted to a server.
struct CardFace {
  let text: CardText
  let flame: Flame
  let tracker: Tracker
  let verbs: [Verb]

  init(_ presentation: Presentation) {
    let entry = presentation.entry
    let failure = presentation.failure
    text = failure.map { CardText(failed: $0.label, because: $0.reason) } ?? CardText(entry)
    flame = entry.flame
    tracker = entry.tracker ?? .brew
    verbs = Verb.buttons(for: entry)
  }
}
