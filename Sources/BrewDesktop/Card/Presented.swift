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

  init(id: UInt32, content: Popup.Content) {
    self.id = id
    self.content = content
  }
}
