/// Sets a count, for a program that knows the number.
public struct SetCount: Intent {
  /// The count after it.
  public var number: Int
  /// A revision of the store after which the tracker may not have changed, nil for none.
  public var expected: Int64?

  /// A count to be set, if the tracker has not changed since the revision that is expected.
  public init(_ number: Int, expecting expected: Int64? = nil) {
    self.number = number
    self.expected = expected
  }

  /// A set event; throws ``IntentError`` if the number is out of range, the tracker has changed since, or
  /// the store has not come that far.
  public func event(after snapshot: Snapshot, now: Moment) throws -> Event {
    let event = try snapshot.event(.set(number), at: nil, now: now)
    try snapshot.tracker.accept(number)
    if let expected, !(snapshot.changed...snapshot.revision).contains(expected) {
      throw IntentError.otherRevision(
        snapshot.revision, expected: expected, of: snapshot.tracker.id)
    }
    return event
  }
}
