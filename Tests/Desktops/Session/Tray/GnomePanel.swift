/// GNOME Shell's top bar, with the extension that shows such icons.
public struct GnomePanel: Panel {
  /// Its name.
  public let name = "gnome-shell"
  /// The desktop that it is a part of.
  public let desktop: any Desktop = GnomeShell()
  /// The shell is both.
  public let command: [String] = []
  /// It is at the top.
  public let rows = 0..<32
  /// The shell is its own compositor.
  public let takesClicks = false

  /// A panel to start.
  public init() {}

  /// Turns the extension on, and keeps it from dimming the colors that are looked for.
  public func prepare(_ session: Session) throws {
    for setting in [
      ["org.gnome.shell", "enabled-extensions", "['ubuntu-appindicators@ubuntu.com']"],
      ["org.gnome.shell", "disable-user-extensions", "false"],
      ["org.gnome.shell.extensions.appindicator", "icon-opacity", "255"],
    ] {
      try session.run(["gsettings", "set"] + setting)
    }
  }

  /// The icons beside which this number stands, or which have it on them.
  public func icons(_ look: IconLook, on desktop: LiveDesktop) throws -> [Point] {
    let drawn = try desktop.drawnIcons(look, rows: rows)
    if !drawn.isEmpty { return drawn }
    let reply = try GnomeScreen().evaluate(
      """
      Object.keys(Main.panel.statusArea).filter(key => key.startsWith('appindicator-'))
        .map(key => Main.panel.statusArea[key])
        .filter(icon => icon.visible && icon._indicator?.label === '\(look.number)')
        .map(icon => icon.get_transformed_position().concat(icon.get_transformed_size())
          .map(Math.round).join(' ')).join(';')
      """, in: desktop.session)
    return reply.split(whereSeparator: { !"0123456789 ;".contains($0) }).flatMap {
      $0.split(separator: ";")
    }.compactMap { text in
      let numbers = text.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 4 else { return nil }
      return Point(x: numbers[0] + numbers[2] / 2, y: numbers[1] + numbers[3] / 2)
    }
  }
}
