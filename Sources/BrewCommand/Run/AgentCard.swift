import BrewCore
import BrewHost
import GLibKit

/// The card of the running agent.
@MainActor
enum AgentCard {
  /// Asks the agent to show it, or that of a tracker, through the session bus, which starts the agent if
  /// it can; returns when it is there.
  static func show(_ tracker: Tracker.ID?) throws(ShowError) {
    let bus: LazyBus
    do {
      bus = try LazyBus.session()
    } catch {
      throw .noBus(error)
    }
    let reply: Variant
    do {
      reply = try bus.call(
        name: ApplicationID.name, path: CardAddress.path, interface: CardAddress.interface,
        member: CardAddress.show, arguments: .tuple([.string(tracker?.description ?? "")]),
        milliseconds: 10_000)
    } catch {
      if let owner = NameOwner(on: bus), owner.isForeign { throw .taken(owner) }
      throw ShowError(calling: error)
    }
    let outcome = reply.children.first?.string.flatMap(ShowOutcome.init(rawValue:))
    if outcome != .shown { throw .notShown(outcome ?? .silent) }
  }
}
