/// Ends the streak and starts a new one at zero. The earlier one stays in the history.
public struct Reset: Intent {
  /// When it ended, nil for now.
  public var at: Moment?

  /// A reset now, or at an earlier moment.
  public init(at: Moment? = nil) {
    self.at = at
  }

  /// A reset event; throws ``IntentError`` if its time lies in the future, or before all streaks.
  public func event(after snapshot: Snapshot, now: Moment) throws -> Event {
    if case .clean(let first) = snapshot.tracker.rules, let at, at.day < first {
      throw IntentError.beforeTheStart(at, start: first)
    }
    return try snapshot.event(.reset, at: at, now: now)
  }
}
