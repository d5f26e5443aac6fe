import Foundation

/// A desktop with BrewLog and a panel on it.
public final class TrayDesk {
  /// Where the icon is on the bus.
  public static let item = "/org/brewlog/BrewLog/tray"
  private static let watcher = "org.kde.StatusNotifierWatcher"

  /// The desktop with BrewLog.
  public let desk: BrewDesk
  /// Which panel it is.
  public let panel: any Panel
  private var process: Subprocess?

  /// Starts the desktop and the panel. The card is shown when it is asked for.
  public init(_ panel: any Panel, environment: [String: String] = [:]) throws {
    self.panel = panel
    let isServer = panel.command.isEmpty
    desk = try BrewDesk(
      panel.desktop, withServer: !isServer, environment: environment,
      settings: "[card]\nstay=always\nshow-at-login=false\n[tray]\nattention-from=never\n")
    try panel.prepare(desk.desktop.session)
    try startPanel()
  }

  /// The session.
  public var session: Session { desk.desktop.session }

  /// Starts the panel and waits until there is a watcher for its tray.
  public func startPanel() throws {
    if panel.command.isEmpty {
      try desk.desktop.startServer()
    } else {
      process = try session.start(panel.command)
    }
    try eventually("a watcher", seen: { process?.errors ?? "" }) {
      try session.hasOwner(TrayDesk.watcher)
    }
    try panel.settle(desk.desktop)
  }

  /// Kills the panel as a crash would.
  public func killPanel() throws {
    guard let process else { return try desk.desktop.killServer() }
    process.kill9()
    try eventually("the watcher to be gone") { try !session.hasOwner(TrayDesk.watcher) }
  }

  /// Waits until the panel shows this icon, and no second one.
  @discardableResult
  public func see(_ look: IconLook, times: Int = 1) throws -> Point? {
    var seen: [Point] = []
    return try eventually(
      "\(times) icon with \(look.number)", within: .seconds(30), seen: { "\(seen) \(errors)" }
    ) {
      seen = try panel.icons(look, on: desk.desktop)
      return seen.count == times ? .some(seen.first) : nil
    }
  }

  private var errors: String { String((desk.agent?.errors ?? "no agent").suffix(500)) }

  /// The menu as it is now.
  public func menu() throws -> TrayMenuItem { try session.trayMenu() }

  /// The item of the menu with these words, once it is there.
  public func item(_ label: String) throws -> TrayMenuItem {
    try eventually("“\(label)” in the menu") {
      // An agent that has just begun has none.
      (try? menu())?.all.first { $0.label == label }
    }
  }

  /// Presses an item as a host does when it was clicked.
  public func press(_ label: String) throws {
    try session.call(
      "org.brewlog.BrewLog", TrayDesk.item + "/menu", "com.canonical.dbusmenu", "Event", "isvu",
      "\(try item(label).id)", "clicked", "s", "", "0")
  }

  /// Chooses an item with the mouse where there is one: opens the menu, and clicks the words.
  public func choose(_ label: String, at icon: Point) throws {
    guard panel.takesClicks else { return try press(label) }
    try click(icon, button: 3)
    let words = try lookAtMenu("“\(label)”") { $0.places(of: label).first }
    try panel.desktop.display.click(words, in: session)
  }

  /// Looks at an open menu until there is an answer.
  public func lookAtMenu<Answer>(_ what: String, _ probe: (Screen) -> Answer?) throws -> Answer {
    let file = session.folder.appending(path: "logs/menu.png")
    var seen = ""
    return try eventually("\(what) in the open menu", seen: { seen }) {
      try panel.desktop.display.takePicture(to: file, in: session)
      let screen = try Screen(picture: file, in: session, method: 0)
      seen = screen.text
      return probe(screen)
    }
  }

  /// Clicks the icon with a button: 1 primary, 2 middle, 3 secondary, 4 and 5 the wheel.
  public func click(_ icon: Point, button: Int) throws {
    try session.run([
      "xdotool", "mousemove", "--sync", "\(icon.x)", "\(icon.y)", "click", "\(button)",
    ])
    // Some hosts draw an icon lighter while the pointer is on it; an open menu would close.
    if button != 3 { try session.run(["xdotool", "mousemove", "2", "400"]) }
  }

  /// Calls a method of the icon as a host does.
  public func call(_ method: String, _ arguments: String...) throws {
    let words = arguments.first.map { [$0] + arguments.dropFirst() } ?? []
    let address = session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    try session.run(
      [
        "busctl", "--address=\(address)", "call", "org.brewlog.BrewLog", TrayDesk.item,
        "org.kde.StatusNotifierItem", method,
      ] + words)
  }

  /// A property of the icon, as JSON.
  public func property(_ name: String) throws -> String {
    try session.call(
      "org.brewlog.BrewLog", TrayDesk.item, "org.freedesktop.DBus.Properties", "Get", "ss",
      "org.kde.StatusNotifierItem", name)
  }

  /// Ends everything.
  public func stop() { desk.stop() }
}
