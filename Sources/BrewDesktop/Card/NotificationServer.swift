import GLibKit
import GioKit

/// The owner of `org.freedesktop.Notifications`, as far as it can be known without waiting for it.
final class NotificationServer {
  /// What the server said of itself.
  struct Abilities {
    /// The name that it gives itself.
    var name = ""
    /// Who it says has made it.
    var vendor = ""
    /// What it says it can do; it may change, as while Do Not Disturb is on.
    var capabilities: Set<String> = []

    /// What it does besides.
    var traits: ServerTraits { ServerTraits(server: name, vendor: vendor) }
  }

  static let busName = "org.freedesktop.Notifications"

  /// The unique name of the owner, nil while there is none.
  private(set) var owner: String?
  private let bus: Bus
  private var watch: NameWatch?
  private var presses: SignalSubscription?
  private var closings: SignalSubscription?
  private var abilities = Abilities()
  private var question: ((Abilities) -> Void)?
  private var isAbsenceLogged = false
  /// Asks once more what was answered with an error.
  private var again: EventSource?
  private var failures = 0
  /// True while what it has just sent is dealt with.
  private var isHeard = false

  init(on bus: Bus) {
    self.bus = bus
  }

  /// Follows the owner. `onOwner` is called for the present one and on each change; `onPress` with
  /// the number of a popup and the name of the action that was pressed on it, and `onClose` with the
  /// number of one that has left the screen: whatever the reason, it does not say that anything was done.
  func start(
    onOwner: @escaping (_ isThere: Bool) -> Void,
    onPress: @escaping (_ id: UInt32, _ action: String) -> Void,
    onClose: @escaping (_ id: UInt32) -> Void
  ) {
    watch = NameWatch(Self.busName, on: bus) { [weak self] owner in
      self?.owner = owner
      self?.abilities = Abilities()
      self?.question = nil
      self?.again = nil
      self?.failures = 0
      self?.isAbsenceLogged = false
      onOwner(owner != nil)
    }
    presses = subscription(to: "ActionInvoked") { values in
      guard values.count == 2, let id = values[0].uint32, let action = values[1].string
      else { return }
      onPress(id, action)
    }
    closings = subscription(to: "NotificationClosed") { values in
      if let id = values.first?.uint32 { onClose(id) }
    }
  }

  /// Calls `body` with what the owner says; several servers may be on the bus.
  private func subscription(
    to member: String, _ body: @escaping (_ values: [Variant]) -> Void
  ) -> SignalSubscription {
    SignalSubscription(
      to: member, of: Self.busName, from: Self.busName, on: bus
    ) { [weak self] sender, values in
      if sender == self?.owner { body(values) }
    }
  }

  /// Asks the server what it can do, starting it if the bus can, and calls `body` when it answers.
  ///
  /// The answer shows that the server is alive, so that what it is shown next does not get lost. A
  /// stopped server answers when it goes on; one that is gone never does, and the next owner is to be
  /// asked anew. Of several calls until the answer only the last is answered.
  func ask(_ body: @escaping (Abilities) -> Void) {
    if isHeard { return body(abilities) }
    let isUnderWay = question != nil
    question = body
    if isUnderWay { return }
    if abilities.name.isEmpty {
      call("GetServerInformation") { [weak self] reply in
        let words = (try? reply.get())?.children.compactMap(\.string) ?? []
        guard let self, words.count > 1 else { return }
        (abilities.name, abilities.vendor) = (words[0], words[1])
      }
    }
    call("GetCapabilities") { [weak self, asked = owner] in self?.answered($0, by: asked) }
  }

  /// Runs `body`, which deals with what the server has just sent. That shows as well as an answer that
  /// it is alive, so questions in `body` are answered at once with what is known, unless they lead to
  /// something new on the screen: should the server be stopped right now, that would come twice.
  func hearing(_ body: () -> Void) {
    isHeard = abilities.traits.replacingShows && !abilities.capabilities.isEmpty
    body()
    isHeard = false
  }

  private func answered(_ reply: Result<Variant, GLibError>, by asked: String?) {
    switch reply {
    case .success(let values):
      let capabilities = values.children.first?.children ?? []
      abilities.capabilities = Set(capabilities.compactMap(\.string))
      failures = 0
      let body = question
      question = nil
      body?(abilities)
    case .failure(let error):
      if !isAbsenceLogged { Log.warning("card: no notification server answers: \(error)") }
      isAbsenceLogged = true
      // A question to the owner that came meanwhile is still open.
      if owner == asked { askAgain(after: error) }
    }
  }

  /// GNOME's server has its name before it has its methods, and passes our questions on to the shell,
  /// for which it waits less long than we would.
  private func askAgain(after error: GLibError) {
    if !error.isTimeout { failures += 1 }
    guard owner != nil, failures < 10 else { return question = nil }
    again = .timeout(milliseconds: 500) { [weak self] in
      guard let self, let body = question.take() else { return }
      ask(body)
    }
  }

  /// Closes a popup. Nobody waits for it, as for libnotify's own call.
  func close(_ id: UInt32) {
    call("CloseNotification", [.uint32(id)]) { _ in }
  }

  private func call(
    _ member: String, _ arguments: [Variant] = [],
    then body: @escaping @MainActor (Result<Variant, GLibError>) -> Void
  ) {
    let method = Bus.Method(
      name: Self.busName, path: "/org/freedesktop/Notifications", interface: Self.busName,
      member: member)
    bus.call(method, arguments, then: body)
  }
}
