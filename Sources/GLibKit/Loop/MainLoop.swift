import CGLib

/// GLib's default main loop.
@MainActor
public final class MainLoop {
  private nonisolated(unsafe) let loop: OpaquePointer

  /// A loop that does not run yet.
  public init() {
    loop = g_main_loop_new(nil, 0)
  }

  deinit {
    g_main_loop_unref(loop)
  }

  /// Dispatches events until ``quit()``.
  public func run() {
    g_main_loop_run(loop)
  }

  /// Makes ``run()`` return.
  public func quit() {
    g_main_loop_quit(loop)
  }
}
