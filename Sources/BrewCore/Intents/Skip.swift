/// Leaves a day out on purpose: it neither counts nor ends the streak. A log on it counts all the same.
public struct Skip: Intent {
  /// A moment of the day, nil for now.
  public var at: Moment?

  /// A skip of today, or of an earlier day.
  public init(at: Moment? = nil) {
    self.at = at
  }

  /// A skip event; throws ``IntentError`` if its time lies in the future.
  public func event(after snapshot: Snapshot, now: Moment) throws -> Event {
    try snapshot.event(.skip, at: at, now: now)
  }
}
