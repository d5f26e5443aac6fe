import Foundation

/// Follows what is said about notifications on a session's bus: which cards were sent, with which
/// ids, what was pressed, what was closed and why.
public final class BusObserver {
  private static let name = "org.freedesktop.Notifications"

  /// Everything that happened, in order.
  public private(set) var events: [BusEvent] = []
  private var monitor: Subprocess?
  private weak var session: Session?
  private var consumed: UInt64 = 0
  private var rest = Data()
  private var unanswered: [Int: [String: BusMessage]] = [:]
  private var markers: Set<String> = []
  private var marker = 0

  init() {}

  /// The cards that were sent and not closed since; a server that goes takes its cards with it.
  public var cards: [Card] {
    var live: [Card] = []
    for event in events {
      switch event {
      case .sent(let card):
        // A replaced card keeps its place, as most servers draw it.
        let old = live.firstIndex { $0.id == card.id || $0.id == card.replaces }
        if let old { live[old] = card } else { live.append(card) }
      case .closed(let id, _): live.removeAll { $0.id == id }
      case .server: live = []
      case .refused, .closeAsked, .pressed: break
      }
    }
    return live
  }

  /// Reads what was said up to now: everything sent before this call is in `events` after it.
  public func catchUp() throws {
    guard let session else { return }
    marker += 1
    let name = "brewlog.marker.n\(marker)"
    _ = try session.hasOwner(name)
    try eventually("the monitor of the bus", seen: { monitor?.errors ?? "" }) {
      try read()
      return markers.contains(name)
    }
  }

  /// Waits until the probe finds what it looks for among the events and cards.
  public func wait<Answer>(
    for what: String, within limit: Duration = .seconds(20),
    _ probe: (BusObserver) throws -> Answer?
  ) throws -> Answer {
    try eventually(what, within: limit, seen: { history }) {
      try read()
      return try probe(self)
    }
  }

  /// The newest events, for the report of a failure.
  private var history: String { events.suffix(8).map(\.description).joined(separator: "; ") }

  func watch(_ session: Session) throws {
    self.session = session
    let address = session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    let monitor = try session.start([
      "busctl", "--address=\(address)", "--json=short", "monitor",
    ])
    try eventually("the monitor", seen: { monitor.errors }) {
      monitor.errors.contains("Monitoring bus")
    }
    self.monitor = monitor
  }

  private func read() throws {
    guard let monitor else { return }
    let file = try FileHandle(forReadingFrom: URL(filePath: monitor.outputPath))
    defer { try? file.close() }
    try file.seek(toOffset: consumed)
    let new = try file.readToEnd() ?? Data()
    consumed += UInt64(new.count)
    rest.append(new)
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[rest.startIndex..<end]
      rest = rest[rest.index(after: end)...]
      if let message = BusMessage(line: Data(line)) { take(message) }
    }
  }

  private func take(_ message: BusMessage) {
    switch (message.type, message.interface, message.member) {
    case ("method_call", _, "NameHasOwner"):
      markers.insert(message.text(0))
    case ("method_call", BusObserver.name, "Notify"):
      unanswered[message.cookie, default: [:]][message.sender] = message
    case ("method_call", BusObserver.name, "CloseNotification"):
      events.append(.closeAsked(message.number(0)))
    case ("signal", BusObserver.name, "NotificationClosed"):
      events.append(.closed(message.number(0), reason: message.number(1)))
    case ("signal", BusObserver.name, "ActionInvoked"):
      events.append(.pressed(message.number(0), key: message.text(1)))
    case ("signal", "org.freedesktop.DBus", "NameOwnerChanged")
    where message.text(0) == BusObserver.name:
      events.append(.server(message.text(2)))
    case ("method_return", _, _), ("error", _, _):
      answer(message)
    default: break
    }
  }

  private func answer(_ reply: BusMessage) {
    guard let call = unanswered[reply.replyCookie]?.removeValue(forKey: reply.destination) else {
      return
    }
    let refused = reply.type == "error"
    events.append(refused ? .refused(reply.errorName) : .sent(call.card(id: reply.number(0))))
  }
}
