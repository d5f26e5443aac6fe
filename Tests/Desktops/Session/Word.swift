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

  /// The height at which its middle is.
  var middle: Int { top + height / 2 }

  /// Whether half of the smaller one is at the height of the other.
  func isBeside(_ other: Word) -> Bool {
    let common = min(top + height, other.top + other.height) - max(top, other.top)
    return common * 2 > min(height, other.height)
  }
}
