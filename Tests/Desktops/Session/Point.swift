/// A place on the screen, in pixels from the top left.
public struct Point: Sendable, Equatable {
  /// Pixels from the left.
  public let x: Int
  /// Pixels from the top.
  public let y: Int
}
