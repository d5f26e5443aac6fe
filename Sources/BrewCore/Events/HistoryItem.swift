/// An event of the history and whether it was taken back.
public struct HistoryItem: Hashable, Sendable {
  /// What happened.
  public let event: Event
  /// True if a later undo took it back.
  public let undone: Bool
  /// What it came to while it stands: the days of the streak that a reset ended, or the count after
  /// it. Nil for a daily tracker.
  public let result: Int?

  /// An item from its parts.
  public init(event: Event, undone: Bool, result: Int? = nil) {
    self.event = event
    self.undone = undone
    self.result = result
  }
}
