import BrewHost
import GLibKit

/// The card of the running agent.
@MainActor
enum AgentCard {
  /// Asks the agent to show it, through the session bus, which starts the agent if it can.
  static func show() throws(ShowError) {
    let bus: LazyBus
    do {
      bus = try LazyBus.session()
    } catch {
      throw .noBus(error)
    }
    do {
      try bus.call(
        name: ApplicationID.name, path: ApplicationID.objectPath,
        interface: "org.freedesktop.Application", member: "Activate",
        arguments: .tuple([.dictionary()]), milliseconds: 10_000)
    } catch {
      throw ShowError(calling: error)
    }
  }
}
