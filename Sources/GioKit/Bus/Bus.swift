import CGLib
import CGio
import GLibKit

/// A connection to a message bus (D-Bus Specification).
@MainActor
public final class Bus {
  nonisolated let reference: ObjectReference

  nonisolated var connection: OpaquePointer { reference.opaque }

  private init(_ reference: ObjectReference) {
    self.reference = reference
  }

  /// The session's bus; one connection a process. Throws ``GLibError`` if there is none.
  public static func session() throws(GLibError) -> Bus {
    guard let connection = try throwing({ g_bus_get_sync(G_BUS_TYPE_SESSION, nil, $0) }) else {
      throw GLibError(message: "no session bus")
    }
    return Bus(ObjectReference(taking: UnsafeMutableRawPointer(connection)))
  }

  /// The unique name of this connection as an element of an object path, as portals make it.
  public var pathElement: String {
    guard let name = g_dbus_connection_get_unique_name(connection) else { return "" }
    return String(String(cString: name).dropFirst().map { $0 == "." ? "_" : $0 })
  }

  /// The id of the bus: another one of the same person has another.
  public var guid: String {
    g_dbus_connection_get_guid(connection).map { String(cString: $0) } ?? ""
  }

  /// Waits until all that was said is on the bus: a program that ends takes the rest with it.
  public func flush() {
    g_dbus_connection_flush_sync(connection, nil, nil)
  }

  /// Something to call: a method of an interface of an object of a bus name.
  public struct Method {
    let name: String
    let path: String
    let interface: String
    let member: String

    /// The method `member` of `interface` at `path` of the owner of `name`.
    public init(name: String, path: String, interface: String, member: String) {
      self.name = name
      self.path = path
      self.interface = interface
      self.member = member
    }

    /// A method of the bus itself.
    public static func ofBus(_ member: String) -> Method {
      let name = "org.freedesktop.DBus"
      return Method(name: name, path: "/org/freedesktop/DBus", interface: name, member: member)
    }
  }

  /// Calls a method and hands the reply to `body` once it comes, however long that takes: a peer that
  /// is stopped answers when it goes on, and the bus answers for one that is gone.
  public func call(
    _ method: Method, _ arguments: [Variant] = [],
    then body: @escaping @MainActor (Result<Variant, GLibError>) -> Void
  ) {
    Variant.tuple(arguments).withPointer {
      g_dbus_connection_call(
        connection, method.name, method.path, method.interface, method.member, $0, nil,
        G_DBUS_CALL_FLAGS_NONE, Int32.max, nil,
        { connection, result, data in
          defer { releaseCallback(data) }
          let reply = Result { () throws(GLibError) -> Variant in
            let pointer = try throwing {
              g_dbus_connection_call_finish(connection.map(OpaquePointer.init), result, $0)
            }
            guard let pointer else { throw GLibError(message: "no reply") }
            return Variant(taking: pointer)
          }
          Callback<Result<Variant, GLibError>>.call(data, reply)
        }, Callback(body).retained)
    }
  }
}
