import CGLib
import Glibc

/// The session bus for a program that seldom calls it: GIO is loaded when it does, because to load
/// it with the program would take longer than all else that the program does.
@MainActor
public struct LazyBus {
  private typealias ErrorPointer = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
  private typealias GetSync =
    @convention(c) (Int32, OpaquePointer?, ErrorPointer?) -> OpaquePointer?
  private typealias CallSync =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafePointer<CChar>?, OpaquePointer?, OpaquePointer?, Int32, Int32, OpaquePointer?,
      ErrorPointer?
    ) -> OpaquePointer?

  private let library: UnsafeMutableRawPointer
  private let connection: OpaquePointer

  /// The session's bus. GIO keeps the connection as long as the process lives. Throws ``GLibError``.
  public static func session() throws(GLibError) -> LazyBus {
    guard let library = dlopen("libgio-2.0.so.0", RTLD_NOW) else {
      throw GLibError(message: dlerror().map { String(cString: $0) } ?? "no libgio-2.0.so.0")
    }
    let sessionBus: Int32 = 2  // G_BUS_TYPE_SESSION
    let get = try function("g_bus_get_sync", of: library, as: GetSync.self)
    guard let connection = try throwing({ get(sessionBus, nil, $0) }) else {
      throw GLibError(message: "no session bus")
    }
    return LazyBus(library: library, connection: connection)
  }

  /// Calls a method and waits for the reply, at most `milliseconds`: a tuple. Throws ``GLibError``.
  @discardableResult
  public func call(
    name: String, path: String, interface: String, member: String, arguments: Variant,
    milliseconds: Int32
  ) throws(GLibError) -> Variant {
    let call = try Self.function(
      "g_dbus_connection_call_sync", of: library, as: CallSync.self)
    let reply = try throwing { error in
      arguments.withPointer {
        call(connection, name, path, interface, member, $0, nil, 0, milliseconds, nil, error)
      }
    }
    guard let reply else { throw GLibError(message: "no reply") }
    return Variant(taking: reply)
  }

  private static func function<Function>(
    _ name: String, of library: UnsafeMutableRawPointer, as type: Function.Type
  ) throws(GLibError) -> Function {
    guard let symbol = dlsym(library, name) else {
      throw GLibError(message: "libgio-2.0.so.0 has no \(name)")
    }
    return unsafeBitCast(symbol, to: type)
  }
}
