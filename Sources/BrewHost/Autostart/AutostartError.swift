import Speech

/// Why autostart can't be turned on.
public enum AutostartError: Error, Hashable, CustomStringConvertible {
  /// The agent is neither beside the running program nor in `PATH`.
  case noAgent

  /// One sentence: what is missing and what to do.
  public var description: String {
    switch self {
    case .noAgent:
      return say(
        """
        can’t find the program brewlog-agent beside brewlog or in PATH; install it there, \
        autostart stays as it was
        """)
    }
  }
}
