import CGLib
import CGio
import GLibKit

/// A single-instance program on the session bus: GApplication, which answers
/// `org.freedesktop.Application` for its own id while a ``MainLoop`` runs.
@MainActor
public final class Application {
  private let reference: ObjectReference
  private let application: UnsafeMutablePointer<GApplication>
  private var connections: [SignalConnection] = []

  /// A program with this id (Desktop Entry Specification: also its desktop entry and bus name).
  public init(id: String) {
    application = g_application_new(id, G_APPLICATION_DEFAULT_FLAGS)
    reference = ObjectReference(taking: application)
  }

  /// Takes the bus name. False if another instance has it. Throws ``GLibError``.
  public func register() throws(GLibError) -> Bool {
    do {
      try registerOnce()
    } catch {
      // The instance that has the name may end before it has answered; then the name is free.
      guard error.domain == "g-dbus-error-quark", error.code == Int(G_DBUS_ERROR_NO_REPLY.rawValue)
      else { throw error }
      try registerOnce()
    }
    return g_application_get_is_remote(application) == 0
  }

  private func registerOnce() throws(GLibError) {
    _ = try throwing { g_application_register(application, nil, $0) }
  }

  /// Calls `body` each time that somebody activates the running program.
  public func onActivate(_ body: @escaping @MainActor () -> Void) {
    connections.append(SignalConnection(application, "activate") { _ in body() })
  }

  /// Exports an action without parameters, which `ActivateAction` of `org.freedesktop.Application`
  /// and the actions of the desktop entry call.
  public func addAction(_ name: String, _ body: @escaping @MainActor () -> Void) {
    let action = g_simple_action_new(name, nil)
    defer { g_object_unref(action.map(UnsafeMutableRawPointer.init)) }
    guard let action else { return }
    connections.append(
      SignalConnection(UnsafeMutableRawPointer(action), "activate") { _ in body() })
    g_action_map_add_action(OpaquePointer(application), action)
  }

  /// Exports an action whose parameter is a string.
  public func addAction(_ name: String, _ body: @escaping @MainActor (String) -> Void) {
    let action = g_simple_action_new(name, variant_type("s"))
    defer { g_object_unref(action.map(UnsafeMutableRawPointer.init)) }
    guard let action else { return }
    connections.append(
      SignalConnection(UnsafeMutableRawPointer(action), "activate") { values in
        // The action itself and the parameter.
        guard values.count == 2, let value = values.baseAddress?.advanced(by: 1),
          let parameter = g_value_get_variant(value),
          let text = Variant(taking: g_variant_ref(parameter)).string
        else { return }
        body(text)
      })
    g_action_map_add_action(OpaquePointer(application), action)
  }
}
