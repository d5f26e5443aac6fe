/// How a day stands at a glance.
public enum DayMark: String, Sendable {
  /// It has fewer logs than it needs.
  case open
  /// It has as many logs as it needs.
  case done
  /// It was skipped and is not done.
  case skipped
  /// It is still to come.
  case ahead
}
