/// Whether the agent starts on login.
public enum AutostartStatus: Hashable, Sendable {
  /// It does: this program.
  case on(program: String)
  /// It does not.
  case off
  /// It should, but the entry names a program that is not there.
  case stale(program: String)
}
