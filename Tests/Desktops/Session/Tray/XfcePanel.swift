import Foundation

/// xfce4-panel, with the settings that Debian ships.
public struct XfcePanel: Panel {
  /// Its name.
  public let name = "xfce4-panel"
  /// The desktop that it stands on.
  public let desktop: any Desktop = Xfce()
  /// Its program, without the session manager that it would look for.
  public let command = ["xfce4-panel", "--disable-wm-check", "--sm-client-disable"]
  /// It is at the top.
  public let rows = 0..<27

  /// A panel to start.
  public init() {}

  /// Answers the question of the first run.
  public func prepare(_ session: Session) throws {
    let usual = try String(contentsOfFile: "/etc/xdg/xfce4/panel/default.xml", encoding: .utf8)
    try session.write(
      usual, to: "config/xfce4/xfconf/xfce-perchannel-xml/xfce4-panel.xml")
  }
}
