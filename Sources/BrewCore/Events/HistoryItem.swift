/// An event of the history and whether it was taken back.
public struct HistoryItem: Hashable, Sendable {
  /// What happened.
  public let event: Event
  /// True if a later undo took it back.
  public let undone: Bool

  /// An item from its parts.
  public init(event: Event, undone: Bool) {
    self.event = event
    self.undone = undone
  }
}
