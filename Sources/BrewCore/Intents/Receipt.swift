/// What a write did: the event, and the snapshot right after it.
public struct Receipt: Hashable, Sendable {
  /// The event that was appended.
  public let event: Event
  /// The store right after it.
  public let snapshot: Snapshot

  /// A receipt from its parts.
  public init(event: Event, snapshot: Snapshot) {
    self.event = event
    self.snapshot = snapshot
  }
}
