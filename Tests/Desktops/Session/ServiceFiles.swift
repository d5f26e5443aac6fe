import Foundation

/// What a session's bus may activate: all that the system has, save notification servers.
///
/// With several servers installed a bus would activate an arbitrary one.
enum ServiceFiles {
  static func write(in session: Session) throws {
    let system = "/usr/share/dbus-1/services"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: system)) ?? [] {
      let text = try String(contentsOfFile: "\(system)/\(name)", encoding: .utf8)
      if !text.contains("org.freedesktop.Notifications") {
        try session.write(text, to: "services/\(name)")
      }
    }
    try session.write(configuration(in: session.folder.path), to: "bus.conf")
  }

  private static func configuration(in folder: String) -> String {
    """
    <busconfig>
      <type>session</type>
      <keep_umask/>
      <listen>unix:path=\(folder)/run/bus</listen>
      <auth>EXTERNAL</auth>
      <servicedir>\(folder)/data/dbus-1/services</servicedir>
      <servicedir>\(folder)/services</servicedir>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
    </busconfig>

    """
  }
}
