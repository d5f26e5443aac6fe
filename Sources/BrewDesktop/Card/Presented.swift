import GLibKit

/// One thing that a card has shown. It takes one press.
final class Presented {
  /// The number that the server gave it.
  let id: UInt32
  /// What it shows.
  let content: Popup.Content
  /// True while a press on it counts.
  var isArmed = false
  /// True when all is dispatched that the server sent before it showed this.
  var isSettled = false
  /// When it leaves the screen with nobody told, nil if we are told.
  private let end: MonotonicTime?

  /// True if it has left the screen with nobody told.
  var hasLeft: Bool { end.map { $0 <= .now } ?? false }

  /// What was shown just now.
  init(id: UInt32, content: Popup.Content) {
    self.id = id
    self.content = content
    end = content.secondsOnScreen.map { .now + $0 }
  }
}
