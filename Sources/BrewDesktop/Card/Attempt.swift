/// One thing that a server was given to show and has not answered yet.
struct Attempt {
  /// The buttons it has.
  let verbs: [Verb]
  /// It was asked for, and pops up.
  let wasDue: Bool
  /// When nobody is told that it has left the screen: after how many seconds it has.
  let secondsOnScreen: Int?
  /// Nothing of ours was on the screen before.
  let isNew: Bool
}
