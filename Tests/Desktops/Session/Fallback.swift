/// notification-daemon, what sessions without a server of their own fall back to.
public struct Fallback: Desktop {
  /// Its name.
  public let name = "notification-daemon"
  /// It draws on X.
  public let display: any Display = VirtualX()
  /// Its program.
  public let server = ["/usr/lib/notification-daemon/notification-daemon"]

  /// A card that no longer pops up, as it is over or the list is open, is there.
  public let hasList = true

  /// A desktop to start.
  public init() {}

  /// Starts a tray: the list of cards opens from an icon there.
  public func prepare(_ session: Session) throws {
    try session.start(["trayer", "--edge", "bottom", "--align", "left", "--widthtype", "request"])
  }

  /// Clicks the icon in the tray; there is none when the list is empty.
  public func openList(on desktop: LiveDesktop) throws {
    try eventually("the list of cards") {
      guard try hasIcon(desktop.session) else { return true }
      try display.click(Point(x: 12, y: 788), in: desktop.session)
      // A second click would close it again, so it gets its time before that.
      return (try? shows(list: true, on: desktop)) != nil
    }
  }

  private func shows(list: Bool, on desktop: LiveDesktop) throws {
    try eventually("the list to \(list ? "open" : "close")", within: .seconds(4)) {
      try desktop.look().count("Clear all notifications") == (list ? 1 : 0)
    }
  }

  /// Whether the tray's corner has more colours than an empty one.
  private func hasIcon(_ session: Session) throws -> Bool {
    let corner = ["import", "-silent", "-window", "root", "-crop", "24x24+0+775"]
    let colours = try session.run(corner + ["-format", "%k", "info:"])
    return Int(colours.filter(\.isNumber)) ?? 0 > 8
  }

  /// Presses Escape.
  public func closeList(on desktop: LiveDesktop) throws {
    try desktop.session.run(["xdotool", "key", "Escape"])
    try shows(list: false, on: desktop)
  }

  /// Clicks the button in the list.
  public func press(_ action: Card.Action, of card: Card, on desktop: LiveDesktop) throws {
    try desktop.withList { try desktop.click(action.label, below: card.summary) }
  }

  /// Clicks the card's cross in the list: at its right edge, on the line of the summary.
  public func dismiss(_ card: Card, on desktop: LiveDesktop) throws {
    try desktop.withList {
      let summary = try desktop.place(of: card.summary)
      try display.click(Point(x: 383, y: summary.y), in: desktop.session)
    }
  }
}
