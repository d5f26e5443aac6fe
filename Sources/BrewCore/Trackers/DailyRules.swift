/// What makes a day of a daily tracker done, and what its streak counts.
public struct DailyRules: Hashable, Sendable {
  /// The targets that are accepted.
  public static let targets = 1...1000
  /// The numbers of days a week that are accepted.
  public static let week = 1...7

  /// The methods that are offered before a person has used any; the first one is the usual. Where there
  /// is one way to do it there are none.
  public let methods: [Method]
  /// How many logs a day needs to count.
  public let target: Int
  /// The weeks that are counted; nil where the streak is one of days.
  public var weeks: WeekRules?

  /// Rules from their parts.
  public init(
    methods: [Method], target: Int = 1, daysAWeek: Int? = nil, weekStart: Weekday = .monday
  ) {
    self.methods = methods
    self.target = target
    weeks = daysAWeek.map { WeekRules(days: $0, start: weekStart) }
  }
}

/// The weeks that a streak counts.
public struct WeekRules: Hashable, Sendable {
  /// How many days a week needs to count.
  public let days: Int
  /// The day on which it starts.
  public var start: Weekday
}
