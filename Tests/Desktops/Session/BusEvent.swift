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

extension BusEvent: CustomStringConvertible {
  /// A few words for the report of a failure.
  public var description: String {
    switch self {
    case .sent(let card): "sent \(card)"
    case .refused(let error): "refused: \(error)"
    case .closeAsked(let id): "asked to close \(id)"
    case .closed(let id, let reason): "closed \(id) for reason \(reason)"
    case .pressed(let id, let key): "pressed \(key) on \(id)"
    case .server(let owner): owner.isEmpty ? "no server" : "server \(owner)"
    }
  }
}
