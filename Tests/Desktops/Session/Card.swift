/// A notification as it was sent to the server, with the id the server returned.
public struct Card: Sendable, Equatable {
  /// A button: the key goes over the bus, people read the label.
  public struct Action: Sendable, Equatable {
    /// What the server sends back.
    public let key: String
    /// What people read.
    public let label: String
  }

  /// The id that the server returned.
  public let id: UInt32
  /// The id that was asked to be replaced, 0 for a new one.
  public let replaces: UInt32
  /// The unique bus name of the sender.
  public let sender: String
  /// The sender's application name.
  public let application: String
  /// The icon's name or path.
  public let icon: String
  /// The title.
  public let summary: String
  /// The text.
  public let body: String
  /// The buttons, in order.
  public let actions: [Action]
  /// The hints' names, and their values as text.
  public let hints: [String: String]
  /// Milliseconds to stay: 0 for ever, -1 as the server likes.
  public let timeout: Int32
}

extension Card: CustomStringConvertible {
  /// Its number, words and buttons.
  public var description: String {
    let words = ([summary] + body.split(separator: "\n").map(String.init)).joined(separator: " / ")
    return "\(id) “\(words)” \(actions.map(\.key))"
  }
}
