import CGio
import DesktopSession
import Foundation

/// A private desktop with the real dunst on it, whose presses are made by dunst's own tool call.
///
/// dunst draws no buttons; its `NotificationAction` invokes the action that a rule names, here Log.
final class PressDesktop {
  private static let settings = """
    [global]
      idle_threshold = 0
    [urgency_normal]
      timeout = 0
    [one-press]
      appname = "*"
      action_name = "log"
    """

  let clock: BusClock
  /// The desktop.
  let desktop: LiveDesktop
  private let connection: BusConnection

  /// Starts it, with a panel that shows the icon if one is given.
  init(panel: (any Panel)? = nil) throws {
    desktop = try LiveDesktop(Dunst(), withServer: false, environment: ["TZ": "UTC0"])
    try desktop.session.write(Self.settings, to: "config/dunst/dunstrc")
    try desktop.startServer()
    if let panel {
      try panel.prepare(desktop.session)
      try desktop.session.start(panel.command)
      try desktop.session.run([
        "gdbus", "wait", "--session", "--timeout", "20", "org.kde.StatusNotifierWatcher",
      ])
    }
    let address = desktop.session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    clock = try BusClock(address: address)
    connection = try BusConnection(address: address)
  }

  deinit { desktop.stop() }

  /// The agent, with its store in this folder.
  func agent(data: String) -> Program {
    let environment = desktop.session.environment.merging(["XDG_DATA_HOME": data]) { $1 }
    return Program([Product.agent], environment: environment)
  }

  /// The C program, with its store in this file. It shows the agent's icon.
  func peer(_ file: String) -> Program {
    let icon = "share/icons/hicolor/64x64/apps/brewlog-flame-lit.png"
    let stage = URL(filePath: Product.agent).deletingLastPathComponent().deletingLastPathComponent()
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "benchmark-peer")
    return Program(
      [program.path, file, stage.appending(path: icon).path],
      environment: desktop.session.environment)
  }

  /// Presses an item of the agent's menu, as a host does.
  func pressMenu(item id: Int) throws {
    try connection.call(
      "org.brewlog.BrewLog", "/org/brewlog/BrewLog/tray/menu", "com.canonical.dbusmenu", "Event",
      [
        g_variant_new_int32(Int32(id)), g_variant_new_string("clicked"),
        g_variant_new_variant(g_variant_new_string("")), g_variant_new_uint32(0),
      ])
  }

  /// Presses Log on the only notification. (dunst 1.9 refuses to press a second one.)
  func press() throws {
    try connection.call(
      "org.freedesktop.Notifications", "/org/freedesktop/Notifications",
      "org.dunstproject.cmd0", "NotificationAction", [g_variant_new_uint32(0)])
  }
}
