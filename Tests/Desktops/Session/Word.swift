/// A word read off the screen, and where it stands.
public struct Word: Sendable, Equatable {
  /// What was read.
  public let text: String
  /// The word's left edge, in pixels of the screen.
  public let left: Int
  /// The word's upper edge.
  public let top: Int
  /// The word's width.
  public let width: Int
  /// The word's height.
  public let height: Int
  /// Words with the same number stand on one line.
  public let line: Int
}
