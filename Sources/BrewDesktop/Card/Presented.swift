/// One thing that a card has shown. It takes one press.
final class Presented {
  /// The number that the server gave it.
  let id: UInt32
  /// The buttons it was shown with.
  let verbs: [Verb]
  /// True while a press on it counts.
  var isArmed = false

  init(id: UInt32, verbs: [Verb]) {
    self.id = id
    self.verbs = verbs
  }
}
