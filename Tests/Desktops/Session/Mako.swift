/// mako draws no buttons: its tool invokes an action.
public struct Mako: Desktop {
  /// Its name.
  public let name = "mako"
  /// It draws on Wayland.
  public let display: any Display = HeadlessSway()
  /// sway refuses root.
  public let refusesRoot = true
  /// The actions are in a menu, or for its tool.
  public let drawsButtons = false
  /// Its program.
  public let server = ["mako"]

  /// A desktop to start.
  public init() {}

  /// Invokes the action with makoctl.
  public func press(_ action: Card.Action, of card: Card, on desktop: LiveDesktop) throws {
    try desktop.session.run(["makoctl", "invoke", "-n", String(card.id), action.key])
  }

  /// Dismisses with makoctl: a click would press the default action.
  public func dismiss(_ card: Card, on desktop: LiveDesktop) throws {
    try desktop.session.run(["makoctl", "dismiss", "-n", String(card.id)])
  }
}
