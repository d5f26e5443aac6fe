import Foundation

/// Zones in which something is about to happen (POSIX `TZ`, seconds allowed).
public enum Zone {
  /// A zone whose midnight is `seconds` from now.
  public static func midnight(in seconds: Int) -> String {
    let second = Int(Date().timeIntervalSince1970) % 86_400
    let east = ((86_400 - seconds - second) % 86_400 + 86_400) % 86_400
    // POSIX counts westwards; beyond 12 hours the other way round is shorter.
    let west = east > 43_200 ? 86_400 - east : -east
    let parts = [abs(west) / 3600, abs(west) / 60 % 60, abs(west) % 60]
    return "TST\(west < 0 ? "-" : "+")" + parts.map { String($0) }.joined(separator: ":")
  }
}
