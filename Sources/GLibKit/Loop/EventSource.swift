import CGLib

/// Something that the main loop waits for. It is taken out of the loop when this is released.
@MainActor
public final class EventSource {
  private let id: guint
  private let isDone: Flag

  fileprivate final class Flag: Sendable {
    nonisolated(unsafe) var isSet = false
  }

  private init(_ id: guint, isDone: Flag) {
    self.id = id
    self.isDone = isDone
  }

  deinit {
    // A source that ran once is gone already, and its number may belong to another.
    if !isDone.isSet { g_source_remove(id) }
  }

  /// Calls `body` each time the process gets a Unix signal (only those of `g_unix_signal_add`).
  public static func signal(
    _ number: Int32, _ body: @escaping @MainActor () -> Void
  ) -> EventSource {
    let id = g_unix_signal_add_full(
      G_PRIORITY_DEFAULT, number,
      { data in
        Callback<Void>.call(data, ())
        return 1
      }, Callback(body).retained, releaseCallback)
    return EventSource(id, isDone: Flag())
  }

  /// Calls `body` once, after `milliseconds` on the monotonic clock, which stands still in suspend.
  public static func timeout(
    milliseconds: UInt32, _ body: @escaping @MainActor () -> Void
  ) -> EventSource {
    once(body) { callback, data in
      g_timeout_add_full(G_PRIORITY_DEFAULT, milliseconds, callback, data, releaseCallback)
    }
  }

  /// Calls `body` once, when all that the loop has received so far is dispatched.
  public static func idle(_ body: @escaping @MainActor () -> Void) -> EventSource {
    once(body) { callback, data in
      g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, callback, data, releaseCallback)
    }
  }

  /// Calls `body` each time a file descriptor can be read.
  static func readable(
    _ descriptor: Int32, _ body: @escaping @MainActor () -> Void
  ) -> EventSource {
    let id = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, G_IO_IN,
      { _, _, data in
        Callback<Void>.call(data, ())
        return 1
      }, Callback(body).retained, releaseCallback)
    return EventSource(id, isDone: Flag())
  }

  private static func once(
    _ body: @escaping @MainActor () -> Void,
    add: (@escaping GSourceFunc, UnsafeMutableRawPointer) -> guint
  ) -> EventSource {
    let isDone = Flag()
    let callback = Callback<Void> {
      isDone.isSet = true
      body()
    }
    let id = add(
      { data in
        Callback<Void>.call(data, ())
        return 0
      }, callback.retained)
    return EventSource(id, isDone: isDone)
  }
}
