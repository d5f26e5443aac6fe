import GLibKit

/// The owner of `org.freedesktop.Notifications`, as far as it can be known without waiting for it.
final class NotificationServer {
  /// What the server said of itself.
  struct Abilities: Equatable {
    /// The name that it gives itself.
    var name = ""
    /// What it says it can do; it may change, as while Do Not Disturb is on.
    var capabilities: Set<String> = []
  }

  static let busName = "org.freedesktop.Notifications"

  /// The unique name of the owner, nil while there is none.
  private(set) var owner: String?
  private let bus: Bus
  private var watch: NameWatch?
  private var presses: SignalSubscription?
  private var abilities = Abilities()
  private var isAsked = false

  init(on bus: Bus) {
    self.bus = bus
  }

  /// Follows the owner. `onOwner` is called for the present one and on each change; `onPress` with
  /// the number of a popup and the name of the action that was pressed on it.
  func start(
    onOwner: @escaping (_ isThere: Bool) -> Void,
    onPress: @escaping (_ id: UInt32, _ action: String) -> Void
  ) {
    watch = NameWatch(Self.busName, on: bus) { [weak self] owner in
      self?.owner = owner
      self?.abilities = Abilities()
      self?.isAsked = false
      onOwner(owner != nil)
    }
    presses = SignalSubscription(
      to: "ActionInvoked", of: Self.busName, from: Self.busName, on: bus
    ) { [weak self] sender, values in
      guard sender == self?.owner, values.count == 2, let id = values[0].uint32,
        let action = values[1].string
      else { return }
      onPress(id, action)
    }
  }

  /// Asks the server what it can do, starting it if the bus can, and calls `body` when it answers.
  ///
  /// The answer shows that the server is alive, so that libnotify's blocking calls may follow. A
  /// stopped server answers when it goes on; one that is gone never does, and its follower is to be
  /// asked anew. Further calls until then are taken for the same one.
  func ask(_ body: @escaping (Abilities) -> Void) {
    if isAsked { return }
    isAsked = true
    if abilities.name.isEmpty {
      call("GetServerInformation") { [weak self] reply in
        self?.abilities.name = reply.first?.string ?? ""
      }
    }
    call("GetCapabilities") { [weak self] reply in
      guard let self else { return }
      isAsked = false
      abilities.capabilities = Set(reply.first?.children.compactMap(\.string) ?? [])
      body(abilities)
    }
  }

  /// Closes a popup that libnotify no longer knows. Nobody waits for it.
  func close(_ id: UInt32) {
    call("CloseNotification", [.uint32(id)]) { _ in }
  }

  private func call(
    _ member: String, _ arguments: [Variant] = [], then body: @escaping ([Variant]) -> Void
  ) {
    let method = Bus.Method(
      name: Self.busName, path: "/org/freedesktop/Notifications", interface: Self.busName,
      member: member)
    bus.call(method, arguments) { [weak self, asked = owner] reply in
      guard let self else { return }
      switch reply {
      case .success(let values):
        body(values.children)
      case .failure(let error):
        // An owner that came meanwhile is asked for itself.
        if owner == asked { isAsked = false }
        if owner == nil { Log.warning("card: no notification server: \(error)") }
      }
    }
  }
}
