import DesktopSession
import Foundation

/// What the agent takes of memory, with its icon on a panel.
struct AgentRows {
  /// What it does a little after a press, such as settling the store, is done by then.
  private static let restSeconds: UInt32 = 6
  private static let presses = 100
  private let desktop: PressDesktop
  private let agent: Program

  init(in scratch: Scratch) throws {
    desktop = try PressDesktop(panel: XfcePanel())
    agent = desktop.agent(data: try TenYears(brews: 1003, in: scratch).data)
  }

  func measure() throws -> [Row] {
    let showing = try Showing(agent, on: desktop)
    sleep(Self.restSeconds)
    let started = try ProcessFigures(of: showing.pid)
    for _ in 0..<Self.presses { _ = try showing.press() }
    sleep(Self.restSeconds)
    let pressed = try ProcessFigures(of: showing.pid)
    try showing.end()
    return memory("after its start", started)
      + memory("after \(Self.presses) presses", pressed)
  }

  private func memory(_ when: String, _ figures: ProcessFigures) -> [Row] {
    [
      Row.memory("agent resident \(when)", figures.resident, reach: "≤ 16 MB"),
      Row.memory("of it private and dirty", figures.privateDirty, reach: "≤ 2.5 MB"),
    ]
  }
}
