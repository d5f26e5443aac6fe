/// Why an intent can't be done.
public enum IntentError: Error, Hashable {
  /// The given time is later than now.
  case inTheFuture(Moment, now: Moment)
  /// There is no log or reset left to take back.
  case nothingToUndo
  /// The newest log or reset was not recorded in the last five minutes.
  case undoLapsed(Event)
}

extension IntentError: CustomStringConvertible {
  /// One sentence: what was found, what is accepted and what to do.
  public var description: String {
    switch self {
    case .inTheFuture(let moment, let now):
      return "\(moment) lies in the future; give a time up to now, \(now)"
    case .nothingToUndo:
      return "there is nothing to undo: no log or reset that has not been taken back"
    case .undoLapsed(let event):
      let minutes = UndoOffer.seconds / 60
      return """
        the last \(event.kind.name), at \(event.at), was not made in the last \(minutes) minutes; \
        take it back with: brewlog undo --force
        """
    }
  }
}
