import BrewHost

extension Runner {
  func autostart(_ operation: Command.Switch) throws {
    let autostart = try Autostart()
    switch operation {
    case .on: try autostart.turnOn()
    case .off: try autostart.turnOff()
    case .status: break
    }
    switch try autostart.status() {
    case .on(let program): try output.line("on: \(program) starts on login")
    case .off: try output.line("off")
    case .stale(let program):
      try output.line("stale: \(program) is missing; repair it with: brewlog autostart on")
    }
  }
}
