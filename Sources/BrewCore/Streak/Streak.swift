/// A number of days in a row, and the first of them.
public struct Streak: Hashable, Sendable {
  /// How many logged days, 0 or more.
  public let length: Int
  /// The first day; nil when there is none.
  public let since: Day?

  /// No streak.
  public static let none = Streak(length: 0, since: nil)

  /// A streak from its parts.
  public init(length: Int, since: Day?) {
    self.length = length
    self.since = since
  }

  /// The streak that a brew on `day` makes, after `previous`, the logged day before it if any.
  public static func extending(
    _ previous: LoggedDay?, to day: Day, utcOffset: Int
  ) -> Streak {
    guard let previous, previous.missedDays(before: day, utcOffset: utcOffset) == 0 else {
      return Streak(length: 1, since: day)
    }
    return Streak(length: previous.streak.length + 1, since: previous.streak.since)
  }

  /// The streak as of `now`: the one that ends today or, while today has no brew, yesterday.
  ///
  /// `days` are the logged days since the last reset, newest first; a week of them is enough. Days
  /// later than today (the clock or the zone moved back) count as today.
  public static func current(days: [LoggedDay], now: Moment) -> Streak {
    let earlier = days.first { $0.day < now.day }
    guard let today = days.last(where: { $0.day >= now.day }) else {
      let alive = earlier?.missedDays(before: now.day, utcOffset: now.utcOffset) == 0
      return alive ? earlier?.streak ?? .none : .none
    }
    if today.day == now.day { return today.streak }
    return extending(earlier, to: now.day, utcOffset: now.utcOffset)
  }
}

extension LoggedDay {
  /// How many whole days were missed between this day and a later one that began at `utcOffset`.
  ///
  /// The gap is measured on the clock, from the end of this day where it ended to the start of the
  /// later one where it started, so that a date which a zone skipped, or which a flight across the
  /// date line swallowed, is not missed, and days of 23 or 25 hours are whole ones. It is never
  /// more than the dates between the two: a flight west across the date line makes the same date
  /// last up to 49 hours, and that misses nothing.
  func missedDays(before later: Day, utcOffset: Int) -> Int {
    let datesBetween = later.number - day.number - 1
    let seconds = datesBetween * 86_400 - (utcOffset - lastOffset)
    let rounded = (seconds + 43_200).dividedByFlooring(86_400).quotient
    return max(0, min(datesBetween, rounded))
  }
}
