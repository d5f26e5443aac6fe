import BrewHost
import GLibKit
import GioKit

/// A session with the portal, org.freedesktop.portal.GlobalShortcuts, of one run of it. Each request is
/// answered by a signal, which comes when the person has answered the dialog, if there is one.
final class ShortcutsSession {
  /// The bus name of the portal.
  static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.GlobalShortcuts"
  /// The same at each login: a portal that does not know what program this is knows the keys by it.
  private static let token = "brewlog"

  private let bus: Bus
  private let isAsked: Bool
  private let onRefusal: () -> Void
  private let handle: Variant
  private var presses: SignalSubscription?
  private var response: SignalSubscription?
  private var requests = 0

  /// What the portal answered to a request, by the codes of org.freedesktop.portal.Request.
  private enum Answer: UInt32 {
    case done
    case refused
    case failed
  }

  /// Lets the bus start the portal if it does not run; says so if there is none.
  static func startPortal(on bus: Bus) {
    bus.call(.ofBus("StartServiceByName"), [.string(portal), .uint32(0)]) { reply in
      guard case .failure(let error) = reply else { return }
      Log.warning("shortcuts: there is no portal on this desktop: \(error)")
    }
  }

  /// Begins it. The person is asked about what the portal does not know yet, and if `isAsked` in any case.
  init(
    on bus: Bus, isAsked: Bool, onPress: @escaping (Shortcut) -> Void,
    onRefusal: @escaping () -> Void
  ) {
    self.bus = bus
    self.isAsked = isAsked
    self.onRefusal = onRefusal
    let path = "\(Self.path)/session/\(bus.pathElement)/\(Self.token)"
    handle = .objectPath(path)
    presses = SignalSubscription(to: "Activated", of: Self.interface, from: Self.portal, on: bus) {
      _, values in
      guard values.first?.objectPath == path, let name = values.dropFirst().first?.string else {
        return
      }
      if let shortcut = Shortcut(rawValue: name) { onPress(shortcut) }
    }
    register()
  }

  /// Ends it; the keys are free again.
  func close() {
    guard let path = handle.objectPath else { return }
    let close = Bus.Method(
      name: Self.portal, path: path, interface: "org.freedesktop.portal.Session", member: "Close")
    bus.call(close) { _ in }
  }

  /// Says which program this is. Older portals can't be told, and find out by how it was started; the
  /// next ones may not have to be.
  private func register() {
    let register = Bus.Method(
      name: Self.portal, path: Self.path, interface: "org.freedesktop.host.portal.Registry",
      member: "Register")
    bus.call(register, [.string(ApplicationID.name), .dictionary()]) { [weak self] _ in
      self?.create()
    }
  }

  /// The first version of the portal takes the shortcuts here, and later ones when they are bound.
  private func create() {
    request("CreateSession") { token in
      [
        .dictionary([
          "handle_token": token, "session_handle_token": .string(Self.token),
          "shortcuts": Self.shortcuts,
        ])
      ]
    } then: { [weak self] _ in
      self?.list()
    }
  }

  private func list() {
    request("ListShortcuts") { [handle] in
      [handle, .dictionary(["handle_token": $0])]
    } then: {
      [weak self] results in
      let known = results["shortcuts"]?.children.compactMap { $0.children.first?.string } ?? []
      let isComplete = Shortcut.allCases.allSatisfy { known.contains($0.rawValue) }
      guard let self else { return }
      if isAsked || !isComplete { bind() } else { Log.debug("shortcuts: known to the portal") }
    }
  }

  private func bind() {
    request("BindShortcuts") { [handle] in
      [handle, Self.shortcuts, .string(""), .dictionary(["handle_token": $0])]
    } then: { _ in
      Log.debug("shortcuts: bound by the portal")
    }
  }

  private static var shortcuts: Variant {
    .array(
      of: "(sa{sv})",
      Shortcut.allCases.map {
        .tuple([.string($0.rawValue), .dictionary(["description": .string($0.title)])])
      })
  }

  /// Calls a method, whose arguments are made from the token of the request, and `body` with the results
  /// of the portal's answer.
  private func request(
    _ member: String, _ arguments: (Variant) -> [Variant],
    then body: @escaping ([String: Variant]) -> Void
  ) {
    requests += 1
    let token = "\(Self.token)\(requests)"
    // Before the call: the answer may come before the reply.
    response = SignalSubscription(
      to: "Response", of: "org.freedesktop.portal.Request", from: Self.portal,
      at: "\(Self.path)/request/\(bus.pathElement)/\(token)", on: bus
    ) { [weak self] _, values in
      switch values.first?.uint32.flatMap(Answer.init) {
      case .done: body(values.last?.members ?? [:])
      case .refused: self?.onRefusal()
      case .failed, nil: Log.warning("shortcuts: the portal failed at \(member)")
      }
    }
    let method = Bus.Method(
      name: Self.portal, path: Self.path, interface: Self.interface, member: member)
    bus.call(method, arguments(.string(token))) { reply in
      guard case .failure(let error) = reply else { return }
      Log.warning("shortcuts: the portal of this desktop gives none: \(error)")
    }
  }
}
