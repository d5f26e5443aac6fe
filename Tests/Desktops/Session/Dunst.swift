/// dunst draws no buttons: its tool opens a menu, and the choice is typed there.
public struct Dunst: Desktop {
  /// Its name.
  public let name = "dunst"
  /// It draws on X.
  public let display: any Display = VirtualX()
  /// Its program, with the settings that Debian ships.
  public let server = ["dunst"]

  /// A desktop to start.
  public init() {}

  /// Opens the menu of actions of the newest card and chooses by typing the label.
  public func press(_ action: Card.Action, of card: Card, on desktop: LiveDesktop) throws {
    let session = desktop.session
    try session.run(["dunstctl", "action", "0"])
    // dmenu takes the keyboard when its window is there, and has the class of its name.
    try session.run(["xdotool", "search", "--sync", "--onlyvisible", "--class", "dmenu"])
    try session.run(["xdotool", "type", action.label])
    try session.run(["xdotool", "key", "Return"])
  }
}
