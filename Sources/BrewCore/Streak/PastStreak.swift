/// A streak that is over.
public struct PastStreak: Hashable, Sendable {
  /// How many days, or weeks where those are counted.
  public let length: Int
  /// The last of its days, or the day of the reset that ended it.
  public let end: Day

  /// A streak from its parts.
  public init(length: Int, end: Day) {
    self.length = length
    self.end = end
  }

  /// The streak up to and with a day. `reset` is the first reset after it: it ended the streak, unless a day
  /// was missed before.
  public init(upTo last: LoggedDay, reset: Moment?) {
    let isEndedByReset = reset.map {
      last.missedDays(before: $0.day, utcOffset: $0.utcOffset) == 0
    }
    self.init(
      length: last.streak.length, end: isEndedByReset == true ? reset?.day ?? last.day : last.day)
  }

  /// The streak of weeks up to and with one that ends on a day. `reset` is the first reset after it: it ended
  /// the streak, unless a week fell short before.
  public init(ofWeeks length: Int, upTo last: Day, reset: Moment?) {
    let isEndedByReset = reset.map { $0.day.number - last.number <= 7 }
    self.init(length: length, end: isEndedByReset == true ? reset?.day ?? last : last)
  }
}
