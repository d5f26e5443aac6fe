/// What the weeks of a tracker that counts them come to, on whatever day they start: seven days in a row are
/// a week, and the one before it ends seven days earlier.
public struct WeekStreaks: Hashable, Sendable {
  /// The streak of weeks since the last reset up to and with the seven days that end on a day, for those of
  /// the last eight days that have one.
  public let ending: [Day: Streak]
  /// The longest streak of weeks ever, over resets, by the day on which weeks start.
  public let best: [Weekday: Int]

  /// What is known of no weeks.
  public static let none = WeekStreaks(ending: [:], best: [:])

  /// What is known of some.
  public init(ending: [Day: Streak], best: [Weekday: Int]) {
    self.ending = ending
    self.best = best
  }
}
