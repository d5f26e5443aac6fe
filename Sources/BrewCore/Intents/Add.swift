/// Adds a number to a count, one at a time unless another is given.
public struct Add: Intent {
  /// What to add; less than zero takes away.
  public var number: Int

  /// An addition.
  public init(_ number: Int = 1) {
    self.number = number
  }

  /// An add event; throws ``IntentError`` if the number is 0, or it or the count after it is out of range.
  public func event(after snapshot: Snapshot, now: Moment) throws -> Event {
    guard number != 0 else { throw IntentError.nothingToAdd }
    let event = try snapshot.event(.add(number), at: nil, now: now)
    try snapshot.tracker.accept(number, in: CountRules.range)
    try snapshot.tracker.accept(snapshot.count + number)
    return event
  }
}
