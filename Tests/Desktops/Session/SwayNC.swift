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

  /// A card pops up for ten seconds, whatever was asked; then it is in the list.
  public let hasList = true

  /// A desktop to start.
  public init() {}

  /// Lets the list be there at once rather than fade in.
  public func prepare(_ session: Session) throws {
    try session.write(#"{"transition-time": 0}"#, to: "config/swaync/config.json")
  }

  /// Opens the list as a key of sway's would.
  public func openList(on desktop: LiveDesktop) throws {
    try show(list: true, with: "--open-panel", on: desktop)
  }

  /// Closes the list as a key of sway's would.
  public func closeList(on desktop: LiveDesktop) throws {
    try show(list: false, with: "--close-panel", on: desktop)
  }

  private func show(list: Bool, with option: String, on desktop: LiveDesktop) throws {
    try desktop.session.run(["swaync-client", "--skip-wait", option])
    try desktop.look(for: "the list to \(list ? "open" : "close")") {
      $0.count("Clear All") == (list ? 1 : 0) ? () : nil
    }
  }

  /// Clicks the button in the list.
  public func press(_ action: Card.Action, of card: Card, on desktop: LiveDesktop) throws {
    try desktop.withList { try desktop.click(action.label, below: card.summary) }
  }

  /// Clicks the card's cross in the list: at its right edge, on the line of the summary.
  public func dismiss(_ card: Card, on desktop: LiveDesktop) throws {
    try desktop.withList {
      let summary = try desktop.place(of: card.summary)
      try display.click(Point(x: 1248, y: summary.y - 5), in: desktop.session)
    }
  }
}
