/// Sets a count, for a program that knows the number.
public struct SetCount: Intent {
  /// The count after it.
  public var number: Int
  /// The revision that the store has to be at, nil for any.
  public var expected: Int64?

  /// A count to be set, if the store is still at the revision that is expected.
  public init(_ number: Int, expecting expected: Int64? = nil) {
    self.number = number
    self.expected = expected
  }

  /// A set event; throws ``IntentError`` if the number is out of range or the store is at another
  /// revision.
  public func event(after snapshot: Snapshot, now: Moment) throws -> Event {
    let event = try snapshot.event(.set(number), at: nil, now: now)
    try snapshot.tracker.accept(number)
    if let expected, expected != snapshot.revision {
      throw IntentError.otherRevision(snapshot.revision, expected: expected)
    }
    return event
  }
}
