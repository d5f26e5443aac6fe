import GLibKit

/// Whether the agent starts on login.
public enum AutostartStatus: Hashable, Sendable {
  /// It does: this program.
  case on(program: String)
  /// It does: by this unit, enabled by the link.
  case byUnit(String, enabledBy: String)
  /// It does not.
  case off
  /// It should, but the entry names a program that is not there.
  case stale(program: String)
  /// The entry can't be read, so that sessions pass over it.
  case damaged(FileError)
}
