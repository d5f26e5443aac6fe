import CGLib
import CGio
import GLibKit

/// A closure connected to a GObject signal; disconnected when this is released.
@MainActor
public final class SignalConnection {
  private let object: ObjectReference
  private let handler: gulong

  /// Connects `body` to a signal of a GObject. It is handed the signal's values, the object first;
  /// they are valid during the call.
  public init(
    _ instance: UnsafeMutableRawPointer, _ signal: String,
    _ body: @escaping @MainActor (UnsafeBufferPointer<GValue>) -> Void
  ) {
    object = ObjectReference(to: instance)
    let closure = g_closure_new_simple(
      guint(MemoryLayout<GClosure>.size), Callback(body).retained)
    g_closure_set_marshal(closure) { closure, _, count, values, _, _ in
      let values = UnsafeBufferPointer(start: values, count: Int(count))
      Callback<UnsafeBufferPointer<GValue>>.call(closure?.pointee.data, values)
    }
    g_closure_add_finalize_notifier(closure, closure?.pointee.data) { data, _ in
      releaseCallback(data)
    }
    handler = g_signal_connect_closure(instance, signal, closure, 0)
  }

  deinit {
    g_signal_handler_disconnect(object.raw, handler)
  }
}
