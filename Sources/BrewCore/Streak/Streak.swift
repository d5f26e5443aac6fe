/// A number of days in a row, and the first of them.
public struct Streak: Hashable, Sendable {
  /// How many logged days, 0 or more.
  public let length: Int
  /// The first day; nil when there is none.
  public let since: Day?

  /// The lengths that there can be: a streak of days is no longer than all of ``Day/range``.
  public static let lengths = 0...Day.range.upperBound.number - Day.range.lowerBound.number + 1

  /// No streak.
  public static let none = Streak(length: 0, since: nil)

  /// A streak from its parts.
  public init(length: Int, since: Day?) {
    self.length = length
    self.since = since
  }

  /// The streak up to and with a day, whatever it has for one: none if it has fewer brews than the
  /// target, and where that is skipped the one before it.
  /// `link` is the day before it that a streak reached last, if any.
  public static func reaching(_ day: LoggedDay, after link: LoggedDay?, target: Int) -> Streak {
    if day.brews >= target { return extending(link, to: day.day, utcOffset: day.firstOffset) }
    guard day.isSkipped else { return .none }
    return link?.alive(at: day.day, utcOffset: day.firstOffset) ?? .none
  }

  /// The streak as of `now`: the one that ends today or, while today is not done, yesterday.
  ///
  /// `days` are the logged days since the last reset, newest first; a week of them is enough.
  public static func current(days: [LoggedDay], now: Moment, target: Int = 1) -> Streak {
    let now = now.asOf(days, target: target)
    if let today = days.first(where: { $0.day == now.day }), today.brews >= target {
      return today.streak
    }
    let link = days.first { $0.day < now.day && $0.streak.length > 0 }
    return link?.alive(at: now.day, utcOffset: now.utcOffset) ?? .none
  }

  private static func extending(_ link: LoggedDay?, to day: Day, utcOffset: Int) -> Streak {
    let alive = link?.alive(at: day, utcOffset: utcOffset) ?? .none
    return Streak(length: alive.length + 1, since: alive.since ?? day)
  }
}

extension Moment {
  /// The moment that a streak is told as of: now, or where today is not done and one of the next two days
  /// has something already, that day.
  ///
  /// A day that is still to come here was logged where the zone was another, which is up to 26 hours ahead.
  /// What was logged keeps its day, so the streak is the one that it was there: neither is today done by it,
  /// nor is a day that was missed there made good. What is further ahead was logged by a clock that was wrong,
  /// and waits for its day.
  func asOf(_ days: [LoggedDay], target: Int) -> Moment {
    guard let first = days.first, first.day > day,
      !days.contains(where: { $0.day == day && $0.brews >= target }),
      let next = days.last(where: { $0.day > day }), next.day.number <= day.number + 2
    else { return self }
    return Moment(instant: instant, utcOffset: next.firstOffset, day: next.day)
  }
}

extension LoggedDay {
  /// Its streak as long as no day was missed between it and a later one; none then.
  fileprivate func alive(at later: Day, utcOffset: Int) -> Streak {
    missedDays(before: later, utcOffset: utcOffset) == 0 ? streak : .none
  }

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
