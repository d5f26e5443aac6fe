import BrewCore

/// Reads the WHEN of a person: a day, by its date or its name, a time, or both.
public struct WhenParser: Sendable {
  private let clock: LocalClock
  private let now: Moment

  /// A parser for which today is the day of `now`. A time without a date is one of the day as the clock
  /// counts it, which may start and end some hours after midnight; a date with a time is the calendar's.
  public init(clock: LocalClock, now: Moment) {
    self.clock = clock
    self.now = now
  }

  /// The moment that `text` names. A day without a time means its noon, and today means now; the name
  /// of a weekday is the last one. A moment in the future is returned as it is: the intents refuse it.
  /// Throws ``WhenError``.
  public func moment(_ text: String) throws(WhenError) -> Moment {
    let typed = try TypedWhen(text)
    switch typed.date {
    case .calendar(let date):
      if date == now.day, typed.time == nil { return now }
      return try moment(on: date, typed, text)
    case .name(let name):
      guard typed.zone == nil else { throw typed.unreadable() }
      if name == .today, typed.time == nil { return now }
      let day = try typed.choose(name.days(seenFrom: now.day))
      return try moment(on: clock.date(of: day, atSecond: typed.second), typed, text)
    case nil:
      guard typed.time != nil, typed.zone == nil else { throw typed.unreadable() }
      return try moment(on: clock.date(of: now.day, atSecond: typed.second), typed, text)
    }
  }

  /// The moment of a date of the calendar and the time that was typed.
  private func moment(
    on date: Day, _ typed: TypedWhen, _ text: String
  ) throws(WhenError) -> Moment {
    let second = typed.second
    switch typed.zone {
    case nil:
      guard let moment = clock.moment(onDate: date, second: second) else { throw .skipped(text) }
      return moment
    case .utc:
      return clock.moment(at: instant(date, second, utcOffset: 0))
    case .offset(let utcOffset):
      // It says what the clock showed where it happened, so that is the day it belongs to.
      return Moment(
        instant: instant(date, second, utcOffset: utcOffset), utcOffset: utcOffset,
        day: clock.day(ofDate: date, atSecond: second))
    }
  }

  private func instant(_ date: Day, _ second: Int, utcOffset: Int) -> Instant {
    Instant(seconds: Int64(date.number) * 86_400 + Int64(second - utcOffset))
  }
}

extension TypedWhen {
  /// Seconds after 00:00, those of noon if there is no time.
  fileprivate var second: Int { time?.second ?? 43_200 }
}
