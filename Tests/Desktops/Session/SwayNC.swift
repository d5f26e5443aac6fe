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

  /// Lets nothing move on the screen.
  public func prepare(_ session: Session) throws {
    try session.write(#"{"transition-time": 0}"#, to: "config/swaync/config.json")
  }

  /// Clicks with the right button: the cross comes only when the pointer has been there a while.
  public func dismiss(_ card: Card, on desktop: LiveDesktop) throws {
    let summary = try desktop.place(of: card.summary)
    let place = [String(summary.x), String(summary.y)]
    try desktop.session.run(["xdotool", "mousemove", "--sync"] + place + ["click", "3"])
    try desktop.session.run(["xdotool", "mousemove", "0", "799"])
  }
}
