import Foundation

/// Zones in which something is about to happen (POSIX `TZ`, seconds allowed).
public enum Zone {
  /// A zone whose midnight is `seconds` from now.
  public static func midnight(in seconds: Int) -> String { time(86_400, in: seconds) }

  /// A zone whose clock shows this second of the day `seconds` from now.
  public static func time(_ target: Int, in seconds: Int) -> String {
    let second = Int(Date().timeIntervalSince1970) % 86_400
    let east = ((target - seconds - second) % 86_400 + 86_400) % 86_400
    // Always east, so that until that midnight it is the same day as in UTC.
    return "TST" + offset(east)
  }

  /// A zone whose clock goes from midnight to 01:00 `seconds` from now.
  public static func skippedMidnight(in seconds: Int) -> String {
    let east = eastOfMidnight(in: seconds)
    return jump(from: east, to: east + 3600, in: seconds)
  }

  /// A zone that leaves out a day, which would begin `seconds` from now.
  public static func skippedDay(in seconds: Int) -> String {
    let east = eastOfMidnight(in: seconds)
    return jump(from: east - 86_400, to: east, in: seconds)
  }

  private static func eastOfMidnight(in seconds: Int) -> Int {
    (86_400 - (Int(Date().timeIntervalSince1970) + seconds) % 86_400) % 86_400
  }

  /// A zone whose local midnight, `seconds` from now, is when daylight saving begins.
  private static func jump(from first: Int, to second: Int, in seconds: Int) -> String {
    let start = Date(timeIntervalSinceNow: Double(seconds + first + 1))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.month, .day, .weekday], from: start)
    guard let month = parts.month, let day = parts.day, let weekday = parts.weekday
    else { return "" }
    // Week 5 is that of the last such weekday. It ends two or three months later.
    let rules = "M\(month).\((day + 6) / 7).\(weekday - 1)/0,M\((month + 1) % 12 + 1).5.0/0"
    return "TST\(offset(first))TDT\(offset(second)),\(rules)"
  }

  /// An offset as POSIX counts it, westwards.
  private static func offset(_ east: Int) -> String {
    let parts = [abs(east) / 3600, abs(east) / 60 % 60, abs(east) % 60]
    // GLib wants two digits, where libc takes one, and else falls back to UTC.
    return (east > 0 ? "-" : "")
      + parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
