import CGLib

/// Notices when nobody reads a descriptor any more, without writing to it.
@MainActor
public final class HangUpWatch {
  private let id: guint

  /// Calls `onHangUp` when the other end of a pipe or terminal has closed.
  public init(descriptor: Int32, onHangUp: @escaping @MainActor () -> Void) {
    let conditions = GIOCondition(rawValue: G_IO_ERR.rawValue | G_IO_HUP.rawValue)
    // The callback keeps the source, so that removing it is always this object's doing.
    id = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, conditions,
      { _, _, data in
        Callback<Void>.call(data, ())
        return 1
      }, Callback(onHangUp).retained, releaseCallback)
  }

  deinit {
    g_source_remove(id)
  }
}
