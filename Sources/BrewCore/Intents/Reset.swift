/// Ends the streak and starts a new one at zero. The earlier one stays in the history.
public struct Reset: Intent {
  /// When it ended, nil for now.
  public var at: Moment?

  /// A reset now, or at an earlier moment.
  public init(at: Moment? = nil) {
    self.at = at
  }

  /// A reset event; throws ``IntentError`` if its time lies in the future.
  public func event(after snapshot: Snapshot, now: Moment) throws -> Event {
    try snapshot.event(.reset, at: at, now: now)
  }
}
