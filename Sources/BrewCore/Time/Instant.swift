/// A point in time: microseconds since 1970-01-01T00:00:00Z, leap seconds not counted (POSIX time).
public struct Instant: Hashable, Comparable, Sendable {
  /// Microseconds since the epoch; negative before it.
  public let microseconds: Int64

  /// The instants that are recorded: those on a day of ``Day/range`` in UTC.
  public static let range =
    start(of: Day.range.lowerBound)...start(of: Day.range.upperBound.advanced(by: 1))

  private static func start(of day: Day) -> Instant {
    Instant(seconds: Int64(day.number) * 86_400)
  }

  /// An instant from microseconds since the epoch.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// An instant from whole seconds since the epoch.
  public init(seconds: Int64) {
    self.init(microseconds: seconds * 1_000_000)
  }

  /// The instant `seconds` later.
  public func advanced(bySeconds seconds: Int64) -> Instant {
    Instant(microseconds: microseconds + seconds * 1_000_000)
  }

  /// True if the left one is earlier.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }
}
