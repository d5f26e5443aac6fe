import CGLib
import CGio

/// A connection of its own to a bus.
final class BusConnection: Sendable {
  nonisolated(unsafe) let pointer: OpaquePointer

  init(address: String) throws {
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard
      let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
    else { throw BenchmarkError.noBus("can't connect to \(address)") }
    pointer = connection
    g_dbus_connection_set_exit_on_close(pointer, 0)
  }

  /// Receives all messages that fit one of the rules from now on, and can send nothing more.
  func becomeMonitor(_ rules: [String]) throws {
    let texts = rules.map { g_variant_new_string($0) }
    let children = [
      g_variant_new_array(variant_type("s"), texts, gsize(texts.count)),
      g_variant_new_uint32(0),
    ]
    try call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.Monitoring",
      "BecomeMonitor", children)
  }

  /// Calls a method and waits for its reply.
  func call(
    _ name: String, _ path: String, _ interface: String, _ member: String,
    _ arguments: [OpaquePointer?]
  ) throws {
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    let reply = g_dbus_connection_call_sync(
      pointer, name, path, interface, member,
      g_variant_new_tuple(arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NONE, 10_000,
      nil, &error)
    guard let reply else {
      throw BenchmarkError.noBus(error.map { String(cString: $0.pointee.message) } ?? member)
    }
    g_variant_unref(reply)
  }

  /// Ends it: no filter is called any more.
  func close() {
    g_dbus_connection_close_sync(pointer, nil, nil)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }
}
