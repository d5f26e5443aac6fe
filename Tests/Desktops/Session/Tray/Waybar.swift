/// Waybar in sway, with the tray and a module that runs `brewlog bar`.
public struct Waybar: Panel {
  /// Its name.
  public let name = "waybar"
  /// The desktop that it stands on.
  public let desktop: any Desktop = Mako()
  /// Its program.
  public let command = ["waybar"]
  /// It is at the top.
  public let rows = 0..<30

  /// A panel to start.
  public init() {}

  /// Takes the module from docs/bars.md, as anybody would.
  public func prepare(_ session: Session) throws {
    let module = try Snippet.named("waybar", in: session)
    try session.write(
      """
      {
        "height": 30,
        "spacing": 8,
        "modules-right": ["custom/brewlog", "tray"],
        "tray": { "icon-size": 22, "spacing": 8 },
        \(module)
      }

      """, to: "config/waybar/config")
    try session.write(
      "* { font: 14px 'DejaVu Sans'; } window#waybar { background: #20242c; color: #ffffff; } "
        + "#tray { margin-right: 8px; }\n",
      to: "config/waybar/style.css")
  }
}
