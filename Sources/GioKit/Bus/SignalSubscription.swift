import CGLib
import CGio
import GLibKit

/// A subscription to a D-Bus signal. Ended when this is released.
@MainActor
public final class SignalSubscription {
  private let bus: Bus
  private let id: guint

  /// Calls `body` with the sender's unique name and the values of each signal `member` of `interface`
  /// that the owner of `sender` emits, at `path` if it matters.
  public init(
    to member: String, of interface: String, from sender: String, at path: String? = nil,
    on bus: Bus,
    _ body: @escaping @MainActor (_ sender: String, _ values: [Variant]) -> Void
  ) {
    self.bus = bus
    let callback = Callback<(String, [Variant])> { body($0.0, $0.1) }
    id = g_dbus_connection_signal_subscribe(
      bus.connection, sender, interface, member, path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, sender, _, _, _, values, data in
        guard let sender, let values else { return }
        let children = Variant(taking: g_variant_ref(values)).children
        Callback<(String, [Variant])>.call(data, (String(cString: sender), children))
      }, callback.retained, releaseCallback)
  }

  deinit {
    g_dbus_connection_signal_unsubscribe(bus.connection, id)
  }
}
