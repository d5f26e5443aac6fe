/// What the store holds of a tracker at one revision: all that a timeline needs.
public struct Snapshot: Hashable, Sendable {
  /// The revision of the store that was read.
  public let revision: Int64
  /// Whose it is.
  public let tracker: Tracker
  /// The revision that the store had when the tracker, or what was recorded for it, changed last.
  public let changed: Int64
  /// The logged days since the last reset, newest first, reaching at least a week back.
  public let days: [LoggedDay]
  /// The weeks of a tracker that counts them.
  public let weeks: WeekStreaks
  /// The last streak, where none of `days` or `weeks` belongs to one.
  public let past: PastStreak?
  /// The longest streak of days ever, over resets; of a clean tracker the longest that was ended.
  public let best: Int
  /// The method of the most recent brew, if it has one.
  public let lastMethod: Method?
  /// The day of the last reset of a clean tracker.
  public let lastSlip: Day?
  /// The count of a count.
  public let count: Int
  /// The event recorded last.
  public let latest: Event?
  /// The event recorded last, no undo, that has not been taken back.
  public let undoable: Event?

  /// The revisions that a store may have: whole numbers that every reader of JSON takes as they are.
  public static let revisions: ClosedRange<Int64> = 0...(1 << 53) - 1

  /// A snapshot from its parts.
  public init(
    revision: Int64, tracker: Tracker, changed: Int64 = 0, days: [LoggedDay] = [],
    weeks: WeekStreaks = .none, past: PastStreak? = nil, best: Int = 0, lastMethod: Method? = nil,
    lastSlip: Day? = nil,
    count: Int = 0, latest: Event? = nil, undoable: Event? = nil
  ) {
    self.revision = revision
    self.tracker = tracker
    self.changed = changed
    self.days = days
    self.weeks = weeks
    self.past = past
    self.best = best
    self.lastMethod = lastMethod
    self.lastSlip = lastSlip
    self.count = count
    self.latest = latest
    self.undoable = undoable
  }
}
