import Speech

/// A time of day at which a tracker asks for what is to be done on that day.
public struct Reminder: Hashable, Sendable {
  /// How a reminder stands.
  public enum Standing: Hashable, Sendable {
    /// Its time has come, and nobody was asked since then.
    case due
    /// Somebody was asked, and has not answered.
    case asked
  }

  /// When, in seconds after 00:00 on the clock, wherever that is.
  public let second: Int
  /// On which days.
  public let days: Weekdays
  /// When it was made: it does not ask for what was before.
  public let since: Instant

  /// A reminder from its parts.
  public init(second: Int, days: Weekdays = .all, since: Instant) {
    self.second = second
    self.days = days
    self.since = since
  }

  /// The time as a clock shows it: `20:30`.
  public var time: String { TimeOfDay(second: second).description }
}

extension Reminder: CustomStringConvertible {
  /// The time and the days: `20:30, mon-fri`.
  public var description: String {
    // Translators: %1 is a time of day, %2 days of the week.
    say("\(time), \(days)")
  }
}
