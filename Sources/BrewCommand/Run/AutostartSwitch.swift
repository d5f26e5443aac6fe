import BrewHost
import Speech

extension Runner {
  func autostart(_ operation: Command.Switch) throws {
    let autostart = try Autostart()
    switch operation {
    case .on: try autostart.turnOn()
    case .off: try autostart.turnOff()
    case .status: break
    }
    // The first word is for programs.
    switch try autostart.status() {
    case .on(let program): try output.line("on: \(say("\(program) starts on login"))")
    case .off: try output.line("off")
    case .stale(let program):
      let fault = say("\(program) is missing; repair it with: brewlog autostart on")
      try output.line("stale: \(fault)")
    }
  }
}
