/// What the weeks of a tracker that counts them come to.
public struct WeekStreaks: Hashable, Sendable {
  /// The streak of weeks since the last reset up to and with a week, by the day on which that ends, for those
  /// that end from seven days ago to the day after tomorrow and have a log or a skip.
  public let ending: [Day: Streak]
  /// The longest streak of weeks ever, over resets.
  public let best: Int

  /// What is known of no weeks.
  public static let none = WeekStreaks(ending: [:], best: 0)

  /// What is known of some.
  public init(ending: [Day: Streak], best: Int) {
    self.ending = ending
    self.best = best
  }

  /// The last streak of those that are known, up to a week that ends before a day.
  func last(before day: Day) -> PastStreak? {
    ending.filter { $0.key < day && $0.value.length > 0 }.max { $0.key < $1.key }
      .map { PastStreak(length: $0.value.length, end: $0.key) }
  }
}
