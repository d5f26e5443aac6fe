import BrewHost
import GLibKit

/// The card of the running agent.
@MainActor
enum AgentCard {
  /// Asks the agent to show it, through the session bus, which starts the agent if it can.
  static func show() throws(ShowError) {
    let bus: Bus
    do {
      bus = try Bus.session()
    } catch {
      throw .noBus(error)
    }
    let activate = Bus.Method(
      name: ApplicationID.name, path: ApplicationID.objectPath,
      interface: "org.freedesktop.Application", member: "Activate")
    do {
      _ = try bus.call(activate, [.emptyDictionary()], milliseconds: 10_000)
    } catch {
      throw ShowError(calling: error)
    }
  }
}
