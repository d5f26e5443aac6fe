/// swaync, the notification centre for sway.
public struct SwayNC: Desktop {
  /// Its name.
  public let name = "swaync"
  /// It draws on Wayland.
  public let display: any Display = HeadlessSway()
  /// sway refuses root.
  public let refusesRoot = true
  /// Its program.
  public let server = ["swaync"]

  /// A desktop to start.
  public init() {}

  /// Lets a card pop up until it is dismissed: whatever was asked, it would be ten seconds.
  public func prepare(_ session: Session) throws {
    try session.write(#"{"timeout": 0, "transition-time": 0}"#, to: "config/swaync/config.json")
  }

  /// Clicks the cross, which comes with the pointer: at the right edge, above the summary.
  public func dismiss(_ card: Card, on desktop: LiveDesktop) throws {
    let summary = try desktop.place(of: card.summary)
    try display.click(Point(x: 1248, y: summary.y - 3), in: desktop.session)
  }
}
