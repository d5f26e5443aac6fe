/// What happened on a session's bus with notifications.
public enum BusEvent: Sendable, Equatable {
  /// A card was sent and the server returned its id.
  case sent(Card)
  /// The server refused a card; the error's name.
  case refused(String)
  /// The sender asked for the card with this id to be closed.
  case closeAsked(UInt32)
  /// The server closed the card: 1 expired, 2 dismissed, 3 asked for, 4 undefined.
  case closed(UInt32, reason: UInt32)
  /// An action's key was sent for the card.
  case pressed(UInt32, key: String)
  /// The name of the notification server passed to this owner; empty when nobody has it.
  case server(String)
}
