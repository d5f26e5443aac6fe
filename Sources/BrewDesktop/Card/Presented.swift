import GLibKit

/// One thing that a card has shown. It takes one press.
final class Presented {
  /// The number that the server gave it.
  let id: UInt32
  /// What it shows.
  let content: Popup.Content
  /// True when all is dispatched that the server sent before it showed this.
  private(set) var isSettled = false
  /// True while a press on it counts.
  private var isArmed = false
  private var arming: EventSource?
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

  /// Lets a press count, and a word that it was closed, when all is dispatched that the server sent
  /// before it showed this. While it was to answer there may have come a second click on what was
  /// shown before, and that it was closed by a press, though its number is in use again: so `popup` gets
  /// that back then.
  func arm(_ popup: Popup?) {
    arming = .idle { [weak self] in
      guard let self else { return }
      popup?.id = id
      isArmed = true
      isSettled = true
    }
  }

  /// Lets nothing count: something else is about to take its place.
  func disarm() {
    arming = nil
    isArmed = false
    isSettled = false
  }

  /// True for the first press.
  func takePress() -> Bool {
    defer { isArmed = false }
    return isArmed
  }
}
