/// What is done for the first of those that call for it.
@MainActor
public final class Once {
  private var body: (() -> Void)?

  /// Does `body` when it is called.
  public init(_ body: @escaping () -> Void) {
    self.body = body
  }

  /// Does it, unless it was done.
  public func callAsFunction() {
    body.take()?()
  }
}
