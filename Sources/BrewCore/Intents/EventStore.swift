/// The seam to where events are kept. Every intent takes one as a parameter; a test hands in its own.
public protocol EventStore {
  /// What the store holds of a tracker, read at one revision, for a timeline that starts at `now`.
  func snapshot(of tracker: Tracker.ID, now: Moment) throws -> Snapshot

  /// Appends the event that `decide` makes of the present snapshot, in one transaction that raises
  /// the revision by one. If `decide` throws, nothing is written; nor is a second skip of a day, which
  /// throws ``IntentError/alreadySkipped(_:)``.
  func append(
    to tracker: Tracker.ID, now: Moment, _ decide: (Snapshot) throws -> Event
  ) throws -> Receipt

  /// All trackers, in the order in which they were made.
  func trackers() throws -> [Tracker]

  /// Adds or changes the tracker that `decide` makes of the present ones, in one transaction that
  /// raises the revision by one. If it makes none or throws, nothing is written.
  func edit(_ decide: ([Tracker]) throws -> Tracker?) throws
}
