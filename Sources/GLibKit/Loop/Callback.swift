import CGLib

/// A Swift closure as the user data of a C callback on the main loop.
///
/// Whoever registers it passes ``retained`` and gives ``releaseCallback(_:)`` as the API's
/// `GDestroyNotify`.
public final class Callback<Arguments> {
  private let body: @MainActor (Arguments) -> Void

  /// Wraps a closure.
  public init(_ body: @escaping @MainActor (Arguments) -> Void) {
    self.body = body
  }

  /// The user data. It keeps the closure until ``releaseCallback(_:)`` is called with it.
  public var retained: UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// Calls the closure. C callbacks of the default main context run on the main thread.
  public static func call(_ data: UnsafeMutableRawPointer?, _ arguments: Arguments) {
    guard let data else { return }
    nonisolated(unsafe) let callback = Unmanaged<Callback>.fromOpaque(data).takeUnretainedValue()
    nonisolated(unsafe) let arguments = arguments
    MainActor.assumeIsolated { callback.body(arguments) }
  }
}

/// Releases the user data of a ``Callback``.
public func releaseCallback(_ data: UnsafeMutableRawPointer?) {
  guard let data else { return }
  Unmanaged<AnyObject>.fromOpaque(data).release()
}
