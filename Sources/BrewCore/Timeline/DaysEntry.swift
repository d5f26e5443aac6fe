/// The content of an entry about a clean tracker.
public struct DaysEntry: Hashable, Sendable {
  /// The revision of the store that it shows.
  public let revision: Int64
  /// Whose days they are.
  public let tracker: Tracker
  /// The days since the streak began; 0 on its first day.
  public let days: Int
  /// The day it began.
  public let since: Day
  /// The longest streak ever, this one too.
  public let best: Int
  /// What was done in the last five minutes.
  public let recent: Event.Kind?
  /// What an undo would take back, while it is offered.
  public let undo: UndoOffer?
}
