/// lxqt-panel, with a tray alone.
public struct LXQtPanel: Panel {
  /// Its name.
  public let name = "lxqt-panel"
  /// The desktop that it stands on.
  public let desktop: any Desktop = LXQt()
  /// Its program.
  public let command = ["lxqt-panel"]
  /// It is at the bottom.
  public let rows = 768..<800

  /// A panel to start.
  public init() {}

  /// Leaves out what would look for hardware.
  public func prepare(_ session: Session) throws {
    try session.export(["XDG_CURRENT_DESKTOP": "LXQt", "QT_QPA_PLATFORMTHEME": ""])
    try session.write(
      """
      panels=panel1

      [panel1]
      plugins=statusnotifier
      position=Bottom
      desktop=0

      [statusnotifier]
      alignment=Right
      type=statusnotifier

      """, to: "config/lxqt/panel.conf")
  }
}
