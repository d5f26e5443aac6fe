/// What every surface shows from one instant on.
public struct Entry: Hashable, Sendable {
  /// What there is to show.
  public enum Content: Hashable, Sendable {
    /// A daily tracker's streak.
    case streak(StreakEntry)
    /// A clean tracker's days.
    case days(DaysEntry)
    /// A count.
    case count(CountEntry)
    /// The store could not be read. It is never shown as a 0.
    case unreadable
  }

  /// From when on it holds.
  public let at: Moment
  /// What there is to show.
  public let content: Content
  /// True if the day is late and not done.
  public let isUrgent: Bool
  /// How the reminder stands, if there is something to be reminded of.
  public let reminder: Reminder.Standing?

  /// An entry from its parts.
  public init(
    at: Moment, content: Content, isUrgent: Bool = false, reminder: Reminder.Standing? = nil
  ) {
    self.at = at
    self.content = content
    self.isUrgent = isUrgent
    self.reminder = reminder
  }
}
