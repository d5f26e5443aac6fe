import BrewCore

/// What a card shows, before it is fitted to a server.
struct CardFace {
  let summary: String
  let lines: [String]
  let flame: Flame
  let tracker: Tracker
  let verbs: [Verb]

  init(_ presentation: Presentation) {
    let entry = presentation.entry
    let text =
      presentation.failure.map { CardText(failed: $0.label, because: $0.reason) }
      ?? CardText(entry)
    summary = text.summary
    lines = text.lines
    flame = entry.flame
    tracker = entry.tracker ?? .brew
    verbs = Verb.offered(by: entry)
  }
}
