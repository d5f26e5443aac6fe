import DesktopSession
import Foundation

/// What happens on every panel, each step checked in the store, in the menu and on the screen.
@MainActor
enum TrayScenario {
  /// One thing that happens, and what has to come of it.
  struct Step {
    let name: String
    let run: @MainActor (TrayDesk) throws -> Void
  }

  /// The steps, in their order; each begins where the one before it ended.
  static let steps = [
    Step(name: "appears", run: appears),
    Step(name: "menu", run: menu),
    Step(name: "terminal", run: terminal),
    Step(name: "presses", run: presses),
    Step(name: "names", run: names),
    Step(name: "urgent", run: urgent),
    Step(name: "restarted", run: restarted),
    Step(name: "late", run: late),
    Step(name: "drawn", run: drawn),
    Step(name: "quit", run: quit),
  ]

  private static let unusual = ["read_a_book", "<b>Bold</b> & \"Black\"", "קפה שחור"]

  /// The panel was first, the agent comes later.
  private static func appears(_ desk: TrayDesk) throws {
    try desk.desk.logDaysAgo(6, 5, 4, 3, 2, 1)
    try desk.desk.letRecentPass()
    try desk.desk.startAgent()
    try desk.see(.lit(6))
    try require(!(try desk.item("Undo").isVisible), "an Undo is offered")
  }

  private static func menu(_ desk: TrayDesk) throws {
    guard let icon = try desk.see(.lit(6)) else { return }
    try desk.choose("Log a brew", at: icon)
    try desk.see(.onFire(7))
    try desk.see(.lit(6), times: 0)
    try desk.desk.expect(streak: 7, logsToday: 1)
    _ = try desk.item("7 day streak · today is done")
    _ = try desk.item("Today: 1 brew")
    try require(try desk.item("Undo").isVisible, "no Undo is offered")
    // The card says what was done.
    try desk.desk.card("of the press") { $0.summary == "7 day streak" }
  }

  private static func terminal(_ desk: TrayDesk) throws {
    try desk.desk.brewlog("undo")
    try desk.see(.lit(6))
    _ = try desk.item("6 day streak · today is open")
    try desk.press("Undo")
    try desk.desk.card("that there is nothing to undo") { $0.summary == "Undo did not work" }
    try desk.desk.expect(streak: 6, logsToday: 0)
  }

  /// The primary press shows the card, the middle one logs, the wheel does nothing.
  private static func presses(_ desk: TrayDesk) throws {
    guard let icon = try desk.see(.lit(6)) else { return }
    let before = try desk.desk.status().revision
    try press(desk, icon, button: 4, "Scroll", "is", "120", "vertical")
    try press(desk, icon, button: 1, "Activate", "ii", "0", "0")
    try desk.desk.card("asked for") { $0.summary == "6 day streak" }
    try require(try desk.desk.status().revision == before, "a press that shows changed the store")
    try press(desk, icon, button: 2, "SecondaryActivate", "ii", "0", "0")
    try desk.see(.onFire(7))
    try desk.desk.expect(streak: 7, logsToday: 1)
    try desk.desk.brewlog("undo")
    try desk.see(.lit(6))
  }

  private static func press(
    _ desk: TrayDesk, _ icon: Point, button: Int, _ method: String, _ arguments: String...
  ) throws {
    if desk.panel.takesClicks { return try desk.click(icon, button: button) }
    let (signature, first, second) = (arguments[0], arguments[1], arguments[2])
    try desk.call(method, signature, first, second)
  }

  private static func names(_ desk: TrayDesk) throws {
    for name in unusual + [String(repeating: "long ", count: 12)] {
      try desk.desk.brewlog("log", name)
    }
    // An underscore is doubled, or the host would take it for the mark of a mnemonic.
    _ = try desk.item("read__a__book")
    _ = try desk.item("<b>Bold</b> & \"Black\"")
    _ = try desk.item("קפה שחור")
    _ = try desk.item("long long long long long long long long…")
    try desk.press("read__a__book")
    try desk.desk.card("of the method") { $0.body.contains("read_a_book, 4 of 5") }
    for _ in 0...unusual.count + 1 { try desk.desk.brewlog("undo") }
    try desk.see(.lit(6))
  }

  private static func urgent(_ desk: TrayDesk) throws {
    try desk.desk.brewlog("settings", "tray.attention-from", "00:00")
    try desk.see(.urgent)
    try require(try desk.property("Status").contains("NeedsAttention"), "status")
    try desk.desk.brewlog("settings", "tray.attention-from", "never")
    try desk.see(.urgent, times: 0)
    try desk.see(.lit(6))
  }

  private static func restarted(_ desk: TrayDesk) throws {
    try desk.killPanel()
    try desk.desk.brewlog("log")
    try desk.startPanel()
    try desk.see(.onFire(7))
    try desk.desk.brewlog("undo")
    try desk.see(.lit(6))
  }

  /// The agent was first, the panel comes later.
  private static func late(_ desk: TrayDesk) throws {
    _ = try desk.desk.endAgent()
    try desk.see(.lit(6), times: 0)
    try desk.killPanel()
    try desk.desk.startAgent()
    try desk.startPanel()
    try desk.see(.lit(6))
  }

  /// No theme has the icon, so that every host has to show the drawn one.
  private static func drawn(_ desk: TrayDesk) throws {
    _ = try desk.desk.endAgent()
    let program = desk.session.folder.appending(path: "bare/brewlog-agent")
    try FileManager.default.createDirectory(
      at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: URL(filePath: Product.agent), to: program)
    try desk.desk.startAgent(
      program: program.path, environment: ["XDG_DATA_DIRS": "/usr/local/share:/usr/share"])
    try require(try desk.property("IconName").contains("\"\""), "an icon’s name is given")
    try eventually("one drawn icon, orange and not blue") {
      try desk.desk.desktop.drawnIcons(.lit(6), rows: desk.panel.rows).count == 1
    }
    try desk.desk.brewlog("log")
    try eventually("one drawn icon, red and not blue") {
      try desk.desk.desktop.drawnIcons(.onFire(7), rows: desk.panel.rows).count == 1
    }
  }

  private static func quit(_ desk: TrayDesk) throws {
    try desk.press("Quit")
    let status = try desk.desk.agent?.wait()
    try require(status == 0, "exit status \(status ?? -1)")
    try desk.see(.onFire(7), times: 0)
  }
}
