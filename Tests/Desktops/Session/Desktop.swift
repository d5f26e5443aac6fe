/// A kind of desktop: how its notification server is started and handled.
public protocol Desktop: Sendable, CustomStringConvertible {
  /// Its name in tables and on the command line.
  var name: String { get }
  /// The screen it needs.
  var display: any Display { get }
  /// Whether root can't start it.
  var refusesRoot: Bool { get }
  /// The command of the notification server.
  var server: [String] { get }
  /// Writes settings and starts what has to run beside the server.
  func prepare(_ session: Session) throws
  /// Presses the action of the card that says this, as a person would.
  func press(_ action: Card.Action, of card: Card, on desktop: LiveDesktop) throws
  /// Dismisses the card, as a person would.
  func dismiss(_ card: Card, on desktop: LiveDesktop) throws
}

extension Desktop {
  /// Its name.
  public var description: String { name }

  /// Most start as anybody.
  public var refusesRoot: Bool { false }

  /// Most need nothing.
  public func prepare(_ session: Session) throws {}

  /// Most draw buttons with the label on them.
  public func press(_ action: Card.Action, of card: Card, on desktop: LiveDesktop) throws {
    try desktop.click(action.label)
  }

  /// Most dismiss a card when its text is clicked.
  public func dismiss(_ card: Card, on desktop: LiveDesktop) throws {
    try desktop.click(card.summary)
  }
}
