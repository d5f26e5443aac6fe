import GLibKit

/// One thing that a card has shown. It takes one press.
final class Presented {
  private let end: MonotonicTime?
  /// The number that the server gave it.
  let id: UInt32
  /// The buttons it was shown with.
  let verbs: [Verb]
  /// True while a press on it counts.
  var isArmed = false
  /// True when all is dispatched that the server sent before it showed this.
  var isSettled = false

  /// True if it has left the screen with nobody told.
  var hasLeft: Bool { end.map { $0 <= .now } ?? false }

  /// What was shown just now.
  init(id: UInt32, _ attempt: Attempt) {
    self.id = id
    verbs = attempt.verbs
    end = attempt.secondsOnScreen.map { .now + $0 }
  }
}
