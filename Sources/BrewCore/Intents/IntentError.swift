import Speech

/// Why an intent can't be done.
public enum IntentError: Error, Hashable {
  /// The given time is later than now.
  case inTheFuture(Moment, now: Moment)
  /// The clock or the zone is so wrong that a time of it is not recorded.
  case outOfTime(Moment)
  /// There is nothing left to take back.
  case nothingToUndo
  /// The newest event was not recorded in the last five minutes.
  case undoLapsed(Event)
  /// The tracker's kind has no such verb.
  case notAVerb(String, of: Tracker)
  /// Nothing is added to a tracker that is put away.
  case archived(Tracker.ID)
  /// The day was left out before.
  case alreadySkipped(Day)
  /// A reset before the first streak began.
  case beforeTheStart(Moment, start: Day)
  /// The number, or the count that it would make, is not accepted.
  case outOfRange(Int, accepted: ClosedRange<Int>)
  /// An addition that adds nothing.
  case nothingToAdd
  /// The tracker has changed since the revision that was expected, or the store has not come that far.
  case otherRevision(Int64, expected: Int64, of: Tracker.ID)
}

extension IntentError: CustomStringConvertible {
  /// One sentence: what was found, what is accepted and what to do.
  public var description: String {
    switch self {
    case .inTheFuture(let moment, let now):
      return say("\(moment) lies in the future; give a time up to now, \(now)")
    case .outOfTime(let moment):
      return say(
        """
        \(moment) can’t be recorded: the years are 0 to 9999, and zones are up to 26 hours from UTC; set \
        the machine’s clock and zone
        """)
    case .nothingToUndo:
      return say("there is nothing to undo: nothing was recorded that has not been taken back")
    case .undoLapsed(let event):
      let minutes = UndoOffer.seconds / 60
      return say(
        """
        the last \(event.kind.verb.rawValue), at \(event.at), was not made in the last \(minutes) minutes; \
        take it back with: brewlog undo --force\(event.tracker.asOption)
        """)
    case .notAVerb(let verb, let tracker):
      let verbs = tracker.kind.verbs.map(\.rawValue).joined(separator: ", ")
      return say(
        "\(tracker.id) is a \(tracker.kind.noun) and has no \(verb); its verbs are \(verbs)")
    case .archived(let id):
      return say(
        "\(id) is archived; take it back into use with: brewlog tracker restore \(id.argument)")
    case .alreadySkipped(let day):
      return say("\(day) is skipped already; nothing was written")
    case .beforeTheStart(let moment, let start):
      return say("\(moment) lies before the first streak; give a time from \(start) on")
    case .outOfRange(let number, let range):
      return say(
        """
        the count can’t be \(number); it is from \(range.lowerBound) to \(range.upperBound)
        """)
    case .nothingToAdd:
      return say("0 adds nothing, so nothing was recorded; give another number")
    case .otherRevision(let present, let expected, let id):
      return expected > present
        ? say("the store is at revision \(present) and not at \(expected); nothing was written")
        : say(
          """
          \(id) has changed since revision \(expected), and the store is at revision \(present) now; \
          nothing was written
          """)
    }
  }
}

extension Tracker.ID {
  /// What a command needs to be about this tracker.
  fileprivate var asOption: String { self == .brew ? "" : " --tracker \(argument)" }
}
