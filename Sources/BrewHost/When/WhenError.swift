import Speech

/// Why a person's WHEN was refused.
public enum WhenError: Error, Hashable {
  /// It names no time; as it was given.
  case unreadable(String)
  /// The local calendar has no such day, because the zone skipped it; as it was given.
  case skipped(String)
}

extension WhenError: CustomStringConvertible {
  /// One sentence: what was given and what is accepted.
  public var description: String {
    switch self {
    case .unreadable(let text):
      return say(
        """
        can’t read \(text.quoted) as a time; give a date (2026-11-30), a date and time \
        (2026-11-30T07:30, with Z or +01:00 at its end if it is not local), a time of today \
        (07:30), yesterday, or “yesterday 07:30”
        """)
    case .skipped(let text):
      return say(
        "\(text.quoted) never came: the local time zone skipped that day; give another date")
    }
  }
}
