/// Plasma's own panel; the watcher of its tray is in kded5.
public struct PlasmaPanel: Panel {
  /// Its name.
  public let name = "plasma"
  /// The desktop that it is a part of.
  public let desktop: any Desktop = Plasma()
  /// plasmashell is both.
  public let command: [String] = []
  /// It is at the bottom.
  public let rows = 750..<800

  /// A panel to start.
  public init() {}

  /// Starts the watcher.
  public func prepare(_ session: Session) throws {
    try session.start(["kded5"])
    try session.run([
      "gdbus", "wait", "--session", "--timeout", "20", "org.kde.StatusNotifierWatcher",
    ])
  }
}
