import CGLib
import CGio
import GLibKit

/// An object on the bus with one interface, whose methods may give results. Taken off the bus when
/// this is released.
@MainActor
public final class ExportedObject {
  private let bus: Bus
  private let path: String
  private let interface: String
  private let id: guint

  /// What others can ask of it.
  fileprivate final class Members {
    let read: @MainActor (String) -> Variant
    let call: @MainActor (String, [Variant], @escaping @MainActor (Variant?) -> Void) -> Void

    init(
      read: @escaping @MainActor (String) -> Variant,
      call:
        @escaping @MainActor (String, [Variant], @escaping @MainActor (Variant?) -> Void) -> Void
    ) {
      self.read = read
      self.call = call
    }
  }

  /// Exports an object at `path` with the one interface that `xml` describes (introspection data of
  /// the D-Bus Specification). `read` gives the value of a property, of its declared type; `call`
  /// does what a method is for and gives the tuple of its results, nil for none. Throws ``GLibError``.
  public convenience init(
    on bus: Bus, at path: String, describedBy xml: String,
    read: @escaping @MainActor (_ property: String) -> Variant,
    call: @escaping @MainActor (_ method: String, _ arguments: [Variant]) -> Variant?
  ) throws(GLibError) {
    try self.init(on: bus, at: path, describedBy: xml, read: read) { method, arguments, reply in
      reply(call(method, arguments))
    }
  }

  /// The same where a method is done later than it is called: then it calls `reply`, once.
  public init(
    on bus: Bus, at path: String, describedBy xml: String,
    read: @escaping @MainActor (_ property: String) -> Variant = { _ in .string("") },
    call:
      @escaping @MainActor (
        _ method: String, _ arguments: [Variant], _ reply: @escaping @MainActor (Variant?) -> Void
      ) -> Void
  ) throws(GLibError) {
    let node = try throwing { g_dbus_node_info_new_for_xml(xml, $0) }
    defer { g_dbus_node_info_unref(node) }
    guard let description = node?.pointee.interfaces?.pointee, let name = description.pointee.name
    else { throw GLibError(message: "no interface is described") }
    var table = GDBusInterfaceVTable()
    table.method_call = answerCall
    table.get_property = answerRead
    let members = Unmanaged.passRetained(Members(read: read, call: call)).toOpaque()
    self.bus = bus
    self.path = path
    interface = String(cString: name)
    id = try throwing {
      g_dbus_connection_register_object(
        bus.connection, path, description, &table, members, releaseCallback, $0)
    }
  }

  deinit {
    g_dbus_connection_unregister_object(bus.connection, id)
  }

  /// Emits a signal of the interface.
  public func emit(_ signal: String, _ arguments: [Variant] = []) {
    Variant.tuple(arguments).withPointer {
      _ = g_dbus_connection_emit_signal(bus.connection, nil, path, interface, signal, $0, nil)
    }
  }
}

/// Calls `body` with the members behind the user data. GDBus calls on the main context's thread.
private func with<Answer>(
  _ data: UnsafeMutableRawPointer?, _ body: @MainActor (ExportedObject.Members) -> Answer
) -> Answer? {
  guard let data else { return nil }
  nonisolated(unsafe) let members = Unmanaged<ExportedObject.Members>.fromOpaque(data)
    .takeUnretainedValue()
  nonisolated(unsafe) var answer: Answer?
  MainActor.assumeIsolated { answer = body(members) }
  return answer
}

private let answerCall: GDBusInterfaceMethodCallFunc = {
  _, _, _, _, method, arguments, invocation, data in
  guard let method, let arguments else { return }
  nonisolated(unsafe) let values = Variant(taking: g_variant_ref(arguments)).children
  nonisolated(unsafe) let invocation = invocation
  let name = String(cString: method)
  with(data) { members in
    members.call(name, values) { result in
      // It takes over the invocation, and a reference of its own to the result.
      if let result {
        result.withPointer { g_dbus_method_invocation_return_value(invocation, $0) }
      } else {
        g_dbus_method_invocation_return_value(invocation, nil)
      }
    }
  }
}

private let answerRead: GDBusInterfaceGetPropertyFunc = { _, _, _, _, property, _, data in
  guard let property else { return nil }
  let name = String(cString: property)
  return with(data) { members in
    // GDBus takes over the reference.
    members.read(name).withPointer { UInt(bitPattern: g_variant_ref($0)) }
  }.flatMap { OpaquePointer(bitPattern: $0) }
}
