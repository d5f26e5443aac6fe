import CGLib

/// A thread for calls that block for as long as another program likes. They run one after the other.
public final class Worker: Sendable {
  private nonisolated(unsafe) let pool: UnsafeMutablePointer<GThreadPool>

  /// Starts the thread, which sleeps until there is something to do, and lives as long as the program.
  public init() {
    // Exclusive, as threads that are shared (those of GTask too) wake up after a while to end.
    pool = g_thread_pool_new(
      { task, _ in
        guard let task else { return }
        Unmanaged<Box<() -> Void>>.fromOpaque(task).takeRetainedValue().content()
      }, nil, 1, 1, nil)
  }

  /// Runs `work` on the thread and `body` with its answer on the main thread: before this returns if
  /// the answer comes within `milliseconds`, else on the main loop when it comes.
  @MainActor
  public func run<Answer: Sendable>(
    waiting milliseconds: UInt, _ work: @escaping @Sendable () -> Answer,
    then body: @escaping @MainActor @Sendable (Answer) -> Void
  ) {
    let answers = Queue<Answer>()
    let task: @Sendable () -> Void = {
      answers.push(work())
      g_idle_add_full(
        G_PRIORITY_DEFAULT,
        { data in
          Callback<Void>.call(data, ())
          return 0
        }, Callback<Void> { answers.pop().map(body) }.retained, releaseCallback)
    }
    g_thread_pool_push(pool, Unmanaged.passRetained(Box(task)).toOpaque(), nil)
    answers.pop(waiting: milliseconds).map(body)
  }
}

private final class Box<Content> {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}

/// What one thread hands to another.
private final class Queue<Element: Sendable>: Sendable {
  private nonisolated(unsafe) let queue = g_async_queue_new()

  func push(_ element: Element) {
    g_async_queue_push(queue, Unmanaged.passRetained(Box(element)).toOpaque())
  }

  /// The next one, nil if there is none within `milliseconds`.
  func pop(waiting milliseconds: UInt = 0) -> Element? {
    g_async_queue_timeout_pop(queue, guint64(milliseconds) * 1000).map {
      Unmanaged<Box<Element>>.fromOpaque($0).takeRetainedValue().content
    }
  }

  deinit { g_async_queue_unref(queue) }
}
