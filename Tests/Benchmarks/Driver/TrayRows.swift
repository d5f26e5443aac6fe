import DesktopSession
import Foundation

/// A press in the menu of the icon against a press on the card, on the same agent and store.
struct TrayRows {
  private static let rounds = 60
  private let desktop: PressDesktop
  private let agent: Program

  init(in scratch: Scratch) throws {
    desktop = try PressDesktop(panel: XfcePanel())
    let environment = scratch.environment(data: "tray")
    for days in 1...5 {
      let date = Date(timeIntervalSinceNow: Double(-86_400 * days))
      let day = date.formatted(.iso8601.year().month().day())
      let log = Program([Product.brewlog, "log", "--at", day], environment: environment)
      _ = try log.milliseconds()
    }
    agent = desktop.agent(data: scratch.path("tray"))
  }

  func measure() throws -> [Row] {
    let showing = try Showing(agent, on: desktop)
    let session = desktop.desktop.session
    let items = try eventually("the menu") {
      try? session.trayMenu().all.filter { ["Log a brew", "Undo"].contains($0.label) }.map(\.id)
    }
    let contest = try Contest(
      rounds: Self.rounds,
      ours: {
        let time = try press(items[0])
        _ = try press(items[1])
        return time
      },
      theirs: {
        let time = try showing.press()
        _ = try press(items[1])
        return time
      })
    try showing.end()
    return [Row("press in the menu to changed icon : press to changed card", contest, reach: 1.3)]
  }

  /// From the host's call to the signal that the icon is another one.
  private func press(_ item: Int) throws -> Double {
    desktop.clock.reset()
    try desktop.pressMenu(item: item)
    let time = try desktop.clock.wait(for: "the changed icon") { messages -> Double? in
      let press = messages.first { if case .menuPressed = $0.content { true } else { false } }
      let icon = messages.first { if case .iconChanged = $0.content { true } else { false } }
      guard let press, let icon else { return nil }
      return Clock.milliseconds(from: press.time, to: icon.time)
    }
    usleep(40_000)
    return time
  }
}
