import BrewCore
import DesktopSession
import Foundation

/// Twenty trackers against one.
struct TrackerRows {
  private static let rounds = 200
  private static let pressRounds = 20
  private static let presses = 7
  /// How many of the others have their card on the screen.
  private static let cards = 5
  private let many: TwentyTrackers
  private let one: TwentyTrackers
  private let desktop: PressDesktop

  init(in scratch: Scratch) throws {
    many = try TwentyTrackers(in: scratch)
    one = try TwentyTrackers(others: 0, in: scratch)
    desktop = try PressDesktop(panel: XfcePanel())
  }

  func measure() throws -> [Row] {
    try ["status", "log"].map(command) + [press()] + memory()
  }

  private func command(_ verb: String) throws -> Row {
    let (many, one) = (many.brewlog(verb), one.brewlog(verb))
    let contest = try Contest(
      rounds: Self.rounds, ours: { try many.milliseconds() }, theirs: { try one.milliseconds() })
    return Row("`brewlog \(verb)` with 20 trackers : with one", contest, reach: 1.2)
  }

  private func press() throws -> Row {
    let contest = try Contest(
      rounds: Self.pressRounds, ours: { try press(many) }, theirs: { try press(one) })
    return Row("press to changed card with 20 trackers : with one", contest, reach: 1.2)
  }

  /// The median of a few presses. The first one is not counted.
  private func press(_ store: TwentyTrackers) throws -> Double {
    let showing = try Showing(desktop.agent(data: store.data), on: desktop)
    _ = try showing.press()
    let times = try (0..<Self.presses).map { _ in try showing.press() }
    try showing.end()
    return times.median
  }

  /// What the agent needs with all of them in its menu, and some cards on the screen.
  private func memory() throws -> [Row] {
    let showing = try Showing(desktop.agent(data: many.data), on: desktop)
    let environment = desktop.desktop.session.environment.merging(["XDG_DATA_HOME": many.data]) {
      $1
    }
    for tracker in many.others.prefix(Self.cards) {
      let words = [Product.brewlog, "show", "--tracker", tracker.description]
      _ = try Program(words, environment: environment).milliseconds()
    }
    for _ in 0..<100 {
      _ = try many.brewlog("add", "--tracker", "\(many.others[3])").milliseconds()
    }
    sleep(6)
    let figures = try ProcessFigures(of: showing.pid)
    try showing.end()
    return [
      Row.memory(
        "agent resident with 20 trackers, \(Self.cards + 1) cards and 100 changes",
        figures.resident,
        reach: "≤ 16 MB"),
      Row.memory("of it private and dirty", figures.privateDirty, reach: "≤ 2.5 MB"),
    ]
  }
}
