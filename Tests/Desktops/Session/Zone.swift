import Foundation

/// Zones in which something is about to happen (POSIX `TZ`, seconds allowed).
public enum Zone {
  /// A zone whose midnight is `seconds` from now.
  public static func midnight(in seconds: Int) -> String { time(86_400, in: seconds) }

  /// A zone whose clock shows this second of the day `seconds` from now.
  public static func time(_ target: Int, in seconds: Int) -> String {
    let second = Int(Date().timeIntervalSince1970) % 86_400
    let east = ((target - seconds - second) % 86_400 + 86_400) % 86_400
    // POSIX counts westwards. Always east, so that until that midnight it is the same day as in UTC.
    let parts = [east / 3600, east / 60 % 60, east % 60]
    // GLib wants two digits, where libc takes one, and else falls back to UTC.
    return "TST-" + parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
