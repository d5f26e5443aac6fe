import BrewCore

/// Reads the WHEN of a person: an ISO 8601 date, a date and time, a time of today, or `yesterday`.
public struct WhenParser: Sendable {
  private let clock: LocalClock
  private let now: Moment

  /// A parser for which today is the day of `now`. A time without a date is one of the day as the clock
  /// counts it, which may start and end some hours after midnight; a date with a time is the calendar's.
  public init(clock: LocalClock, now: Moment) {
    self.clock = clock
    self.now = now
  }

  /// The moment that `text` names. A day without a time means its noon, and today means now. A
  /// moment in the future is returned as it is: the intents refuse it. Throws ``WhenError``.
  public func moment(_ text: String) throws(WhenError) -> Moment {
    let words = text.split(whereSeparator: \.isWhitespace).flatMap(splittingDateAndTime)
    switch words.count {
    case 1:
      if Day(iso: words[0]) == now.day { return now }
      if let day = day(words[0]) { return try moment(on: day, nil, text) }
      guard let time = ClockTime(words[0]), time.zone == .local else { break }
      return try moment(on: clock.date(of: now.day, atSecond: time.second), time, text)
    case 2:
      guard let day = day(words[0]), let time = ClockTime(words[1]) else { break }
      guard words[0] == "yesterday" else { return try moment(on: day, time, text) }
      guard time.zone == .local else { break }
      return try moment(on: clock.date(of: day, atSecond: time.second), time, text)
    default:
      break
    }
    throw .unreadable(text)
  }

  private func splittingDateAndTime(_ word: Substring) -> [Substring] {
    guard word.first?.isNumber == true else { return [word] }
    return word.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
  }

  private func day(_ word: Substring) -> Day? {
    word == "yesterday" ? now.day.advanced(by: -1) : Day(iso: word)
  }

  /// The moment of a date of the calendar and a time, noon if there is none.
  private func moment(
    on date: Day, _ time: ClockTime?, _ text: String
  ) throws(WhenError) -> Moment {
    let second = time?.second ?? 43_200
    switch time?.zone {
    case nil, .local:
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
