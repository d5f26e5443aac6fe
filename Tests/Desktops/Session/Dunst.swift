/// dunst draws no buttons: its tool opens a menu, and the choice is typed there.
public struct Dunst: Desktop {
  /// Its name.
  public let name = "dunst"
  /// It draws on X.
  public let display: any Display = VirtualX()
  /// The actions are in a menu, or for its tool.
  public let drawsButtons = false
  /// Its program, with the settings that Debian ships.
  public let server = ["dunst"]

  /// A desktop to start.
  public init() {}

  /// Opens the menu of all cards' actions and chooses by typing.
  public func press(_ action: Card.Action, of card: Card, on desktop: LiveDesktop) throws {
    let session = desktop.session
    let menu = try session.start(["dunstctl", "context"])
    // dmenu takes the keyboard when its window is there, and has the class of its name.
    try session.run(["xdotool", "search", "--sync", "--onlyvisible", "--class", "dmenu"])
    // A line of the menu reads "#Reset (7 day streak) [id,position]"; each typed word narrows it.
    try session.run(["xdotool", "type", "\(action.label) [\(card.id),"])
    try session.run(["xdotool", "key", "Return"])
    try menu.wait()
  }
}
