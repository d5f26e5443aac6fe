import BrewCore

/// What a card shows, before it is fitted to a server.
struct CardFace {
  let summary: String
  let lines: [String]
  /// The lines where one more has to find room.
  let shortLines: [String]
  let flame: Flame
  let tracker: Tracker
  let verbs: [Verb]

  init(_ presentation: Presentation) {
    let entry = presentation.entry
    let failed = presentation.failure.map { CardText(failed: $0.label, because: $0.reason) }
    let text = failed ?? CardText(entry)
    summary = text.summary
    lines = text.lines
    shortLines = (failed ?? CardText(entry, isShort: true)).lines
    flame = entry.flame
    tracker = entry.tracker ?? .brew
    verbs = Verb.buttons(for: entry)
  }
}
