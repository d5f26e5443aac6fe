import CGLib
import CGio
import GLibKit

/// Follows who owns a bus name. Ended when this is released.
@MainActor
public final class NameWatch {
  private let id: guint

  /// Calls `onChange` with the unique name of the owner, or nil while there is none: once for the
  /// present state, then on each change. An owner that follows another without a gap is announced
  /// by a nil between the two.
  public init(
    _ name: String, on bus: Bus, onChange: @escaping @MainActor (String?) -> Void
  ) {
    id = g_bus_watch_name_on_connection(
      bus.connection, name, G_BUS_NAME_WATCHER_FLAGS_NONE,
      { _, _, owner, data in
        Callback<String?>.call(data, owner.map { String(cString: $0) })
      },
      { _, _, data in
        Callback<String?>.call(data, nil)
      }, Callback(onChange).retained, releaseCallback)
  }

  deinit {
    g_bus_unwatch_name(id)
  }
}
