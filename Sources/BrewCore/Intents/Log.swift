/// Logs a brew. Without a choice it repeats the most recent method, the tracker's usual one if there
/// is none, and rates it 4.
public struct Log: Intent {
  /// The method, nil to repeat the most recent one.
  public var method: Method?
  /// The rating.
  public var rating: Rating
  /// What to remember of it.
  public var note: Note?
  /// When it was, nil for now.
  public var at: Moment?

  /// A log with the choices that were made.
  public init(
    method: Method? = nil, rating: Rating = .usual, note: Note? = nil, at: Moment? = nil
  ) {
    self.method = method
    self.rating = rating
    self.note = note
    self.at = at
  }

  /// A log event; throws ``IntentError`` if its time lies in the future.
  public func event(after snapshot: Snapshot, now: Moment) throws -> Event {
    let brew = Brew(
      method: method ?? snapshot.lastMethod ?? snapshot.tracker.methods.first ?? .espresso,
      rating: rating, note: note)
    return try snapshot.event(.log(brew), at: at, now: now)
  }
}
