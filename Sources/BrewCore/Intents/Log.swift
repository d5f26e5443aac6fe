/// Logs a brew. Without a choice it repeats the most recent method, the tracker's usual one if there
/// is none, and rates it 4. What has no methods is logged with what was chosen alone.
public struct Log: Intent {
  /// The method, nil for the one that follows.
  public var method: Method?
  /// The rating, nil for the usual one.
  public var rating: Rating?
  /// What to remember of it.
  public var note: Note?
  /// When it was, nil for now.
  public var at: Moment?

  /// A log with the choices that were made.
  public init(
    method: Method? = nil, rating: Rating? = nil, note: Note? = nil, at: Moment? = nil
  ) {
    self.method = method
    self.rating = rating
    self.note = note
    self.at = at
  }

  /// A log event; throws ``IntentError`` if its time lies in the future.
  public func event(after snapshot: Snapshot, now: Moment) throws -> Event {
    var brew = Brew(method: method, rating: rating, note: note)
    if let usual = snapshot.tracker.methods.first {
      brew = Brew(
        method: method ?? snapshot.lastMethod ?? usual, rating: rating ?? .usual, note: note)
    }
    return try snapshot.event(.log(brew), at: at, now: now)
  }
}
