import BrewHost
import Speech

extension Runner {
  /// Does what is to be done about autostart and prints how it is then; with nothing to be done, all that is
  /// there, after a repair of what is broken.
  func autostart(_ operation: Command.Switch?) throws {
    let autostart = try Autostart()
    switch operation {
    case .on: try autostart.turnOn()
    case .off: try autostart.turnOff()
    case .status: break
    case nil:
      let before = autostart.status()
      if try autostart.repair() { try output.line(say("repaired: \(before.fault ?? "")")) }
    }
    try output.line(autostart.status().line)
    guard operation == nil else { return }
    try output.line(autostart.entry.map { say("entry: \($0)") } ?? say("entry: none"))
    guard let unit = autostart.unit else { return try output.line(say("unit: none")) }
    try output.line(
      unit.enabledBy.map { say("unit: \(unit.file), enabled by \($0)") }
        ?? say("unit: \(unit.file), not enabled"))
  }
}

extension AutostartStatus {
  /// What is wrong with the entry, nil if nothing is.
  fileprivate var fault: String? {
    switch self {
    case .on, .byUnit, .off: return nil
    case .stale(let program): return say("\(program) is missing")
    case .damaged(let error): return "\(error)"
    }
  }

  fileprivate var line: String {
    // The first word is for programs.
    switch self {
    case .on(let program): return "on: \(say("\(program) starts on login"))"
    case .byUnit(let file, _): return "on: \(say("\(file) starts it on login"))"
    case .off: return "off"
    case .stale: return "stale: \(repair)"
    case .damaged: return "damaged: \(repair)"
    }
  }

  private var repair: String {
    say("\(fault ?? ""); repair it with: brewlog autostart on")
  }
}
