import BrewCore

/// Reads the WHEN of a person: an ISO 8601 date, a date and time, a time of today, or `yesterday`.
public struct WhenParser: Sendable {
  private let clock: LocalClock
  private let now: Moment

  /// A parser for which today is the day of `now`.
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
      if let day = day(words[0]) { return try moment(of: day, time: nil, text) }
      guard let time = ClockTime(words[0]), time.zone == .local else { break }
      return try moment(of: now.day, time: time, text)
    case 2:
      guard let day = day(words[0]), let time = ClockTime(words[1]) else { break }
      if words[0] == "yesterday", time.zone != .local { break }
      return try moment(of: day, time: time, text)
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

  private func moment(
    of day: Day, time: ClockTime?, _ text: String
  ) throws(WhenError) -> Moment {
    switch time?.zone {
    case nil where day == now.day:
      return now
    case nil, .local:
      let moment = clock.moment(of: day, second: time?.second ?? 43_200)
      guard moment.day == day else { throw .skipped(text) }
      return moment
    case .utc:
      return clock.moment(at: instant(day, time, utcOffset: 0))
    case .offset(let utcOffset):
      // It says what the clock showed where it happened, so that is the day it belongs to.
      let instant = instant(day, time, utcOffset: utcOffset)
      return Moment(instant: instant, utcOffset: utcOffset, day: day)
    }
  }

  private func instant(_ day: Day, _ time: ClockTime?, utcOffset: Int) -> Instant {
    Instant(seconds: Int64(day.number) * 86_400 + Int64((time?.second ?? 0) - utcOffset))
  }
}
