import CGLib
import CGio
import GLibKit

/// A call of a method that goes on while the program is busy, and whose reply is taken when it is needed.
@MainActor
public final class Question {
  // A context of its own: what else the main loop has received is not dispatched while this waits.
  private nonisolated(unsafe) let context: OpaquePointer
  private let cancellable: UnsafeMutablePointer<GCancellable>
  private let reference: ObjectReference
  private var reply: Result<Variant, GLibError>?

  /// Calls a method without arguments.
  public init(_ method: Bus.Method, on bus: Bus) {
    context = g_main_context_new()
    cancellable = g_cancellable_new()
    reference = ObjectReference(taking: cancellable)
    g_main_context_push_thread_default(context)
    bus.call(method, [], cancellable: cancellable) { [weak self] in self?.reply = $0 }
    g_main_context_pop_thread_default(context)
  }

  /// The reply, nil if it does not come within some time. Nothing comes after that.
  public func reply(within milliseconds: UInt32) -> Result<Variant, GLibError>? {
    let patience = g_timeout_source_new(milliseconds)
    defer {
      g_source_destroy(patience)
      g_source_unref(patience)
    }
    g_source_set_callback(patience, { _ in 0 }, nil, nil)
    g_source_attach(patience, context)
    while reply == nil, g_source_is_destroyed(patience) == 0 {
      g_main_context_iteration(context, 1)
    }
    return reply
  }

  /// Lets go of the call, which else would be kept for as long as the peer does not answer.
  public func end() {
    g_cancellable_cancel(cancellable)
    while reply == nil { g_main_context_iteration(context, 1) }
  }

  deinit {
    g_main_context_unref(context)
  }
}
