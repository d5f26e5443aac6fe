/// plasmashell, the desktop and notification server of KDE.
public struct Plasma: Desktop {
  /// Its name.
  public let name = "plasma"
  /// It draws on X, its windows managed as KDE does.
  public let display: any Display = KWinScreen()
  /// KDE's programs are not meant for root.
  public let refusesRoot = true
  /// Its program, which would start itself again.
  public let server = ["plasmashell", "--no-respawn"]

  /// A desktop to start.
  public init() {}

  /// Says which desktop it is, and starts the service that the shell waits for.
  public func prepare(_ session: Session) throws {
    try session.export([
      "XDG_CURRENT_DESKTOP": "KDE", "KDE_FULL_SESSION": "true", "KDE_SESSION_VERSION": "5",
      "QT_QUICK_BACKEND": "software",
    ])
    try session.start(["sh", "-c", "exec /usr/lib/*/libexec/kactivitymanagerd"])
    try session.run([
      "gdbus", "wait", "--session", "--timeout", "20", "org.kde.ActivityManager",
    ])
  }

  /// Paints the desktop in one colour: a landscape is slow to read.
  public func settle(_ session: Session) throws {
    try session.call(
      "org.kde.plasmashell", "/PlasmaShell", "org.kde.PlasmaShell", "evaluateScript", "s",
      """
      for (const desktop of desktops()) {
        desktop.wallpaperPlugin = "org.kde.color";
        desktop.currentConfigGroup = ["Wallpaper", "org.kde.color", "General"];
        desktop.writeConfig("Color", "#4a6274");
      }
      """)
  }

  /// Clicks the cross: a click on the text does nothing here. It is right of the name above the
  /// summary.
  public func dismiss(_ card: Card, on desktop: LiveDesktop) throws {
    let summary = try desktop.place(of: card.summary)
    try display.click(Point(x: 1229, y: summary.y - 24), in: desktop.session)
  }
}
