/// Where the agent is asked for a card on the bus.
public enum CardAddress {
  /// The object.
  public static let path = ApplicationID.objectPath + "/card"
  /// Its interface.
  public static let interface = ApplicationID.name + ".Card"
  /// The method. It takes the id of a tracker, empty for the one that is set, and gives a ``ShowOutcome``.
  public static let show = "Show"
}
