/// What came of asking the agent for a card. The raw value goes over the bus.
public enum ShowOutcome: String, Sendable {
  /// A notification server has taken it.
  case shown
  /// No notification server runs. The card comes with the next one.
  case noServer = "no-server"
  /// The server has not answered yet. The card comes when it does.
  case silent
  /// The server refused it, twice.
  case refused
}
