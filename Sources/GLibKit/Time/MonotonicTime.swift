import CGLib

/// A point on the clock that nobody sets. It stands still in suspend, as the timeouts of GLib do.
public struct MonotonicTime: Comparable {
  private let microseconds: Int

  /// The present one.
  public static var now: MonotonicTime { MonotonicTime(microseconds: Int(g_get_monotonic_time())) }

  /// So many seconds later.
  public static func + (time: MonotonicTime, seconds: Int) -> MonotonicTime {
    MonotonicTime(microseconds: time.microseconds + seconds * 1_000_000)
  }

  /// Whether the first is earlier.
  public static func < (first: MonotonicTime, second: MonotonicTime) -> Bool {
    first.microseconds < second.microseconds
  }
}
