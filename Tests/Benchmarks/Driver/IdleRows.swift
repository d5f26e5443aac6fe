import DesktopSession
import Foundation

/// What the agent costs while nothing happens, with its icon on a host and its card on the screen.
struct IdleRows {
  /// GLib keeps a thread that has nothing to do for a while.
  private static let restSeconds: UInt32 = 40
  private static let idleSeconds: UInt32 = 60
  private let panel: any Panel

  init(on panel: any Panel) {
    self.panel = panel
  }

  func measure() throws -> [Row] {
    let tray = try TrayDesk(panel)
    defer { tray.stop() }
    let desk = tray.desk
    try desk.logDaysAgo(6, 5, 4, 3, 2, 1)
    try desk.letRecentPass()
    let agent = try desk.startAgent()
    try tray.see(.lit(6))
    try desk.brewlog("show")
    try desk.card("at rest")
    sleep(Self.restSeconds)
    let before = try ProcessFigures(of: agent.pid)
    sleep(Self.idleSeconds)
    let after = try ProcessFigures(of: agent.pid)
    return [
      Row(
        "agent idle for \(Self.idleSeconds) s, icon on \(panel): wake-ups of any thread, time",
        "\(after.wakeUps(since: before)), \(after.runTime(since: before)) ns", reach: "0")
    ]
  }
}
