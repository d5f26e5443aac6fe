import BrewCore
import GLibKit
import Speech

/// The process that has the agent's name on the session bus.
public struct NameOwner: Hashable, Sendable {
  private let pid: UInt32
  private let program: String?

  /// The present owner, nil if there is none or nobody says.
  @MainActor
  public init?(on bus: LazyBus) {
    let name = "org.freedesktop.DBus"
    let reply = try? bus.call(
      name: name, path: "/org/freedesktop/DBus", interface: name,
      member: "GetConnectionUnixProcessID", arguments: .tuple([.string(ApplicationID.name)]),
      milliseconds: 5000)
    guard let pid = reply?.children.first?.uint32 else { return nil }
    self.init(pid: pid, program: Surroundings.program(of: pid))
  }

  init(pid: UInt32, program: String?) {
    self.pid = pid
    self.program = program
  }

  /// True if it is known to be another program than the agent.
  public var isForeign: Bool {
    guard let program else { return false }
    // An agent whose file was replaced or removed runs on for a moment.
    return !["/brewlog-agent", "/brewlog-agent (deleted)"].contains(where: program.hasSuffix)
  }
}

extension NameOwner: CustomStringConvertible {
  /// One sentence: what was found and what to do.
  public var description: String {
    say(
      """
      the name \(ApplicationID.name) on the session bus belongs to process \(pid), \
      \((program ?? say("of another user")).quoted), which is not brewlog-agent; end it with: kill \(pid)
      """)
  }
}
