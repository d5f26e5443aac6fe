import BrewCore
import BrewHost
import GLibKit

/// The card of the running agent.
@MainActor
enum AgentCard {
  /// Asks the agent to show it, or that of a tracker, through the session bus, which starts the agent if
  /// it can.
  static func show(_ tracker: Tracker.ID?) throws(ShowError) {
    let bus: LazyBus
    do {
      bus = try LazyBus.session()
    } catch {
      throw .noBus(error)
    }
    do {
      _ = try bus.call(
        name: ApplicationID.name, path: ApplicationID.objectPath,
        interface: "org.freedesktop.Application",
        member: tracker == nil ? "Activate" : "ActivateAction",
        arguments: .tuple(action(tracker) + [.dictionary()]), milliseconds: 10_000)
    } catch {
      if let owner = NameOwner(on: bus), owner.isForeign { throw .taken(owner) }
      throw ShowError(calling: error)
    }
  }

  private static func action(_ tracker: Tracker.ID?) -> [Variant] {
    guard let tracker else { return [] }
    return [.string("show-tracker"), .array(of: "v", [.boxed(.string(tracker.description))])]
  }
}
