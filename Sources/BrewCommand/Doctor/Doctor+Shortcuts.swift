import GLibKit
import Speech

/// Display: the keys that a desktop gives.
extension Doctor {
  func describeShortcuts(on bus: DesktopBus) throws -> String {
    let portal = DesktopBus.Peer(
      name: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
      interface: "org.freedesktop.DBus.Properties")
    do {
      _ = try bus.call(
        portal, "Get", [.string("org.freedesktop.portal.GlobalShortcuts"), .string("version")])
    } catch {
      throw Unwell(
        say(
          """
          this desktop has no portal that gives keys: \(error); give the command “brewlog log” to a key \
          in its settings
          """))
    }
    return say("the portal of this desktop gives keys; its settings say which")
  }
}
