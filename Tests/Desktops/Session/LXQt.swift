/// lxqt-notificationd, the notification server of LXQt.
public struct LXQt: Desktop {
  /// Its name.
  public let name = "lxqt"
  /// It draws on X.
  public let display: any Display = VirtualX()
  /// Its program.
  public let server = ["lxqt-notificationd"]

  /// A desktop to start.
  public init() {}

  /// Clicks the cross: a click on the text does nothing here. It stands at the right edge, a little
  /// above the summary, and is too small to be read.
  public func dismiss(_ card: Card, on desktop: LiveDesktop) throws {
    let summary = try desktop.place(of: card.summary)
    try display.click(Point(x: 1251, y: summary.y - 18), in: desktop.session)
  }
}
