/// A thing that a person can do. Button, tray, terminal and launcher all perform the same ones.
public protocol Intent {
  /// What the intent comes to, after `snapshot` and at `now`. It is pure but for the new event's name.
  /// Throws ``IntentError`` if it can't be done.
  func event(after snapshot: Snapshot, now: Moment) throws -> Event
}

extension Intent {
  /// Does it: one transaction on `store`, at the clock reading `now`.
  /// Throws ``IntentError``, or the store's own error; nothing is written then.
  @discardableResult
  public func perform(
    on store: some EventStore, tracker: Tracker.ID = .brew, now: Moment
  ) throws -> Receipt {
    try store.append(to: tracker, now: now) { try event(after: $0, now: now) }
  }
}

extension Snapshot {
  func event(_ kind: Event.Kind, at moment: Moment?, now: Moment) throws -> Event {
    guard tracker.kind.verbs.contains(kind.verb) else {
      throw IntentError.notAVerb(kind.verb.rawValue, of: tracker)
    }
    guard !tracker.isArchived else { throw IntentError.archived(tracker.id) }
    let at = moment ?? now
    guard at.instant <= now.instant else { throw IntentError.inTheFuture(at, now: now) }
    guard at.isInRange else { throw IntentError.outOfTime(at) }
    guard now.isInRange else { throw IntentError.outOfTime(now) }
    var generator = SystemRandomNumberGenerator()
    return Event(
      id: EventID(at: now.instant, using: &generator), tracker: tracker.id, kind: kind, at: at,
      recorded: now.instant)
  }
}

extension Tracker {
  /// Throws ``IntentError`` if a number is out of range, which is that of the counts if none is given.
  func accept(_ number: Int, in range: ClosedRange<Int>? = nil) throws(IntentError) {
    guard case .count(let rules) = rules else { return }
    let accepted = range ?? rules.accepted
    guard accepted.contains(number) else { throw .outOfRange(number, accepted: accepted) }
  }
}
