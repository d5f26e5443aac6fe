import GLibKit
import GioKit

/// The owner of `org.freedesktop.Notifications`, as far as it can be known without waiting for it. All
/// cards share one.
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

  /// What there is to know of it.
  enum News {
    /// This owner of the name came.
    case came(owner: String)
    /// The owner has gone, or there was none from the start.
    case went
    /// It has answered a question, so it is at work.
    case answered(Abilities)
    /// Nobody answers.
    case silent
    /// A button was pressed on the notification of this number.
    case pressed(id: UInt32, key: String)
    /// The notification of this number has left the screen. Whatever the reason, it does not say that
    /// anything was done.
    case closed(id: UInt32)
  }

  static let busName = "org.freedesktop.Notifications"

  private let bus: Bus
  private var onNews: (News) -> Void = { _ in }
  private var watch: NameWatch?
  private var presses: SignalSubscription?
  private var closings: SignalSubscription?
  /// The unique name of the owner, nil while there is none.
  private var owner: String?
  private var abilities = Abilities()
  /// True until a question is answered, or given up.
  private var isAsked = false
  /// How many owners have gone: an answer of one of them is none any more.
  private var departures = 0
  private var isSilenceLogged = false
  /// Asks once more what was answered with an error.
  private var again: EventSource?
  private var failures = 0
  /// True while what it has just sent is dealt with.
  private var isHeard = false

  init(on bus: Bus) {
    self.bus = bus
  }

  /// Follows the owner, and calls `onNews` with what there is to know, of the present owner first.
  func start(onNews: @escaping (News) -> Void) {
    self.onNews = onNews
    watch = NameWatch(Self.busName, on: bus) { [weak self] in self?.ownerChanged(to: $0) }
    presses = subscription(to: "ActionInvoked") { values in
      guard values.count == 2, let id = values[0].uint32, let key = values[1].string
      else { return nil }
      return .pressed(id: id, key: key)
    }
    closings = subscription(to: "NotificationClosed") { values in
      values.first?.uint32.map { .closed(id: $0) }
    }
  }

  /// Passes on what the owner says; several servers may be on the bus.
  private func subscription(
    to member: String, _ news: @escaping (_ values: [Variant]) -> News?
  ) -> SignalSubscription {
    SignalSubscription(
      to: member, of: Self.busName, from: Self.busName, on: bus
    ) { [weak self] sender, values in
      if let self, sender == owner, let news = news(values) { onNews(news) }
    }
  }

  private func ownerChanged(to new: String?) {
    if let new {
      // A question that was asked before this one had the name is for it: the bus may have started it for
      // that. It is the same one at the start, when nobody knew who it is.
      owner = new
      isSilenceLogged = false
      return onNews(.came(owner: new))
    }
    if owner != nil {
      departures += 1
      isAsked = false
    }
    owner = nil
    abilities = Abilities()
    again = nil
    failures = 0
    onNews(.went)
  }

  /// Asks the server what it can do, starting it if the bus can; ``News/answered(_:)`` is its answer. The
  /// result is what is known already where that will do.
  ///
  /// The answer shows that the server is alive, so that what it is shown next does not get lost. A
  /// stopped server answers when it goes on.
  func ask() -> Abilities? {
    if isHeard { return abilities }
    if isAsked { return nil }
    isAsked = true
    send()
    return nil
  }

  private func send() {
    let asked = departures
    if abilities.name.isEmpty {
      call("GetServerInformation") { [weak self] reply in
        let words = (try? reply.get())?.children.compactMap(\.string) ?? []
        guard let self, asked == departures, words.count > 1 else { return }
        (abilities.name, abilities.vendor) = (words[0], words[1])
      }
    }
    call("GetCapabilities") { [weak self] reply in
      if let self, asked == departures { answered(reply) }
    }
  }

  /// Runs `body`, which deals with what the server has just sent. That shows as well as an answer that
  /// it is alive, so questions in `body` are answered at once with what is known, unless they lead to
  /// something new on the screen: should the server be stopped right now, that would come twice.
  func hearing(_ body: () -> Void) {
    isHeard = abilities.traits.replacingShows && !abilities.capabilities.isEmpty
    body()
    isHeard = false
  }

  private func answered(_ reply: Result<Variant, GLibError>) {
    switch reply {
    case .success(let values):
      let capabilities = values.children.first?.children ?? []
      abilities.capabilities = Set(capabilities.compactMap(\.string))
      failures = 0
      isAsked = false
      onNews(.answered(abilities))
    case .failure(let error):
      if !isSilenceLogged { Log.warning("card: no notification server answers: \(error)") }
      isSilenceLogged = true
      askAgain(after: error)
    }
  }

  /// GNOME's server has its name before it has its methods, and passes our questions on to the shell,
  /// for which it waits less long than we would.
  private func askAgain(after error: GLibError) {
    if !error.isTimeout { failures += 1 }
    guard owner != nil, failures < 10 else {
      isAsked = false
      return onNews(.silent)
    }
    again = .timeout(milliseconds: 500) { [weak self] in self?.send() }
  }

  /// Closes a notification. Nobody waits for it, as for libnotify's own call.
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
