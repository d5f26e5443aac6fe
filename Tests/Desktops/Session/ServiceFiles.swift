import Foundation
import TestSupport

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
    let folder = session.folder.path
    let configuration = BusConfiguration.text(
      path: "\(folder)/run/bus", services: "\(folder)/data/dbus-1/services", "\(folder)/services")
    try session.write(configuration, to: "bus.conf")
  }
}
