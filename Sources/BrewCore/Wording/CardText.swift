import Speech

/// The words on a card: the same on every surface.
public struct CardText: Hashable, Sendable {
  /// The one line that matters, such as "7 day streak".
  public let summary: String
  /// The lines under it, plain text without markup; short, since some servers cut off what is wider
  /// than 27 letters or longer than four lines.
  public var lines: [String] { [since].compactMap(\.self) + shortLines }
  /// The lines where one more has to find room: without the first day.
  public let shortLines: [String]
  private var since: String?

  /// The words for an entry. Where there is something to be reminded of they say so, unless they are
  /// not to.
  public init(_ entry: Entry, reminds: Bool = true) {
    let day = entry.at.day
    let reminds = reminds && entry.reminder != nil
    if let tracker = entry.tracker, tracker.isArchived {
      // Translators: What a card says of something that is put away.
      summary = tracker.titled(say("Archived"))
      // Translators: A command follows in the next line.
      shortLines = [say("Bring it back with:"), "brewlog tracker restore \(tracker.id)"]
        .map(\.directed)
      return
    }
    switch entry.content {
    case .unreadable:
      summary = say("Can’t read the brew log")
      shortLines = [say("Nothing was changed."), say("“brewlog status” says why.")].map(\.directed)
    case .streak(let streak):
      summary = reminds ? streak.reminder : streak.headline
      let date = streak.date(today: day)?.directed
      let lines = [streak.marks, streak.standing, streak.done].compactMap(\.self?.directed)
      // A streak that is over says when, also where there is little room, unless that was just now.
      let isPast = streak.past != nil && streak.done == nil
      shortLines = (isPast ? [date].compactMap(\.self) : []) + lines
      since = isPast ? nil : date
    case .days(let entry):
      summary = entry.tracker.titled(entry.days.asDays)
      let question = reminds ? [say("Still going today?")] : []
      shortLines = (entry.lines(today: day) + question).map(\.directed)
    case .count(let entry):
      summary = entry.tracker.titled(entry.inWords)
      let hint = reminds && entry.rules.target == nil ? [say("Nothing today yet.")] : []
      shortLines = (entry.lines + hint).map(\.directed)
    }
  }

  /// The words for a press that could not be carried out, over what still holds.
  public init(failed intent: String, because reason: String) {
    // Translators: %1 are the words on a button.
    summary = say("\(intent) did not work")
    shortLines = [reason.directed]
  }
}
