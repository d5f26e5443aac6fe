import CGio
import Dispatch
import Synchronization

/// The one observer of a bus: it takes the time of each message about notifications and icons, whoever sends it.
final class BusClock: Sendable {
  private let messages = Mutex<[BusMessage]>([])
  private let news = DispatchSemaphore(value: 0)

  private let connection: BusConnection

  /// Becomes a monitor of the bus.
  init(address: String) throws {
    connection = try BusConnection(address: address)
    let name = "org.freedesktop.Notifications"
    try connection.becomeMonitor([
      "type='method_call',interface='\(name)',member='Notify'",
      "type='signal',interface='\(name)',member='ActionInvoked'",
      "type='method_return'",
      "type='method_call',interface='com.canonical.dbusmenu',member='Event'",
      "type='signal',interface='org.kde.StatusNotifierItem',member='NewIcon'",
    ])
    g_dbus_connection_add_filter(
      connection.pointer,
      { _, message, _, data in
        let time = Clock.now
        if let message, let data {
          Unmanaged<BusClock>.fromOpaque(data).takeUnretainedValue().take(message, at: time)
          g_object_unref(UnsafeMutableRawPointer(message))
        }
        // A monitor answers nothing.
        return nil
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Forgets what was said so far.
  func reset() {
    messages.withLock { $0 = [] }
  }

  /// Waits until `find` finds what it looks for in the messages since the last reset.
  func wait<Answer>(
    for what: String, _ find: ([BusMessage]) -> Answer?
  ) throws -> Answer {
    while true {
      if let answer = find(messages.withLock { $0 }) { return answer }
      guard news.wait(timeout: .now() + .seconds(10)) == .success else {
        throw BenchmarkError.noMessage(what)
      }
    }
  }

  deinit { connection.close() }

  private func take(_ message: OpaquePointer, at time: UInt64) {
    guard let content = BusMessage.Content(message) else { return }
    messages.withLock { $0.append(BusMessage(time: time, content: content)) }
    news.signal()
  }
}

extension BusMessage.Content {
  fileprivate init?(_ message: OpaquePointer) {
    func text(_ pointer: UnsafePointer<CChar>?) -> String {
      pointer.map { String(cString: $0) } ?? ""
    }
    let body = g_dbus_message_get_body(message)
    func firstNumber() -> UInt32? {
      guard let body, g_variant_n_children(body) > 0 else { return nil }
      let child = g_variant_get_child_value(body, 0)
      defer { g_variant_unref(child) }
      return text(g_variant_get_type_string(child)) == "u" ? g_variant_get_uint32(child) : nil
    }
    switch (g_dbus_message_get_message_type(message), text(g_dbus_message_get_member(message))) {
    case (G_DBUS_MESSAGE_TYPE_METHOD_CALL, "Notify"):
      self = .shown(
        sender: text(g_dbus_message_get_sender(message)),
        serial: g_dbus_message_get_serial(message))
    case (G_DBUS_MESSAGE_TYPE_METHOD_RETURN, _):
      guard let id = firstNumber() else { return nil }
      self = .answered(
        caller: text(g_dbus_message_get_destination(message)),
        serial: g_dbus_message_get_reply_serial(message), id: id)
    case (G_DBUS_MESSAGE_TYPE_SIGNAL, "ActionInvoked"):
      guard let id = firstNumber() else { return nil }
      self = .pressed(id: id)
    case (G_DBUS_MESSAGE_TYPE_METHOD_CALL, "Event"): self = .menuPressed
    case (G_DBUS_MESSAGE_TYPE_SIGNAL, "NewIcon"): self = .iconChanged
    default: return nil
    }
  }
}
