/// The seam to where events are kept. Every intent takes one as a parameter; a test hands in its own.
public protocol EventStore {
  /// What the store holds of a tracker, read at one revision, for a timeline that starts at `now`.
  func snapshot(of tracker: Tracker, now: Moment) throws -> Snapshot

  /// Appends the event that `decide` makes of the present snapshot, in one transaction that raises
  /// the revision by one. If `decide` throws, nothing is written.
  func append(
    to tracker: Tracker, now: Moment, _ decide: (Snapshot) throws -> Event
  ) throws -> Receipt
}
