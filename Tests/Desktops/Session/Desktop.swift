/// A kind of desktop: how its notification server is started and handled.
public protocol Desktop: Sendable, CustomStringConvertible {
  /// Its name in tables and on the command line.
  var name: String { get }
  /// The screen it needs.
  var display: any Display { get }
  /// Whether root can't start it.
  var refusesRoot: Bool { get }
  /// Whether it draws the actions of a card as buttons.
  var drawsButtons: Bool { get }
  /// The command of the notification server.
  var server: [String] { get }
  /// Writes settings and starts what has to run beside the server.
  func prepare(_ session: Session) throws
  /// Returns when the server, which has its name, is ready to be looked at.
  func settle(_ session: Session) throws
  /// Whether it keeps the cards that no longer pop up in a list of its own.
  var hasList: Bool { get }
  /// Opens that list, as a person would.
  func openList(on desktop: LiveDesktop) throws
  /// Closes that list.
  func closeList(on desktop: LiveDesktop) throws
  /// Reads what is shown of the cards, looking for it as a person would.
  func read(on desktop: LiveDesktop) throws -> Screen
  /// Presses the action of the card that says this, as a person would.
  func press(_ action: Card.Action, of card: Card, on desktop: LiveDesktop) throws
  /// Pays a card no heed, as a person would whom it then leaves.
  func letExpire(on desktop: LiveDesktop) throws
  /// Dismisses the card, as a person would.
  func dismiss(_ card: Card, on desktop: LiveDesktop) throws
}

extension Desktop {
  /// Its name.
  public var description: String { name }

  /// Most start as anybody.
  public var refusesRoot: Bool { false }

  /// Most draw buttons.
  public var drawsButtons: Bool { true }

  /// Most need nothing.
  public func prepare(_ session: Session) throws {}

  /// Most are ready when they have their name.
  public func settle(_ session: Session) throws {}

  /// Most show a card until it is closed.
  public var hasList: Bool { false }

  /// Nothing, where there is no list.
  public func openList(on desktop: LiveDesktop) throws {}

  /// Nothing, where there is no list.
  public func closeList(on desktop: LiveDesktop) throws {}

  /// Most show all that a card has, some in the list.
  public func read(on desktop: LiveDesktop) throws -> Screen { try desktop.withList(desktop.look) }

  /// Most draw buttons with the label on them.
  public func press(_ action: Card.Action, of card: Card, on desktop: LiveDesktop) throws {
    try desktop.click(action.label, below: card.summary)
  }

  /// Most let it go by themselves.
  public func letExpire(on desktop: LiveDesktop) throws {}

  /// Most dismiss a card when its text is clicked.
  public func dismiss(_ card: Card, on desktop: LiveDesktop) throws {
    try desktop.click(card.summary)
  }
}
