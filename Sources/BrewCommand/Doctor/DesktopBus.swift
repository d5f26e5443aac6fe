import BrewHost
import GLibKit

/// The session bus, as far as a look at it needs it.
@MainActor
struct DesktopBus {
  private let bus: LazyBus

  init() throws(GLibError) {
    bus = try LazyBus.session()
  }

  /// Who is asked, and where.
  struct Peer {
    let name: String
    let path: String
    let interface: String
  }

  /// Calls a method, which has some seconds to answer.
  func call(_ peer: Peer, _ member: String, _ arguments: [Variant] = []) throws(GLibError)
    -> [Variant]
  {
    try bus.call(
      name: peer.name, path: peer.path, interface: peer.interface, member: member,
      arguments: .tuple(arguments), milliseconds: 5000
    ).children
  }

  /// The process that has the agent's name.
  var agent: NameOwner? { NameOwner(on: bus) }

  /// Whether anybody has this name. It starts nobody.
  func hasOwner(_ name: String) throws(GLibError) -> Bool {
    let bus = Peer(
      name: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus")
    return try call(bus, "NameHasOwner", [.string(name)]).first?.bool == true
  }
}
