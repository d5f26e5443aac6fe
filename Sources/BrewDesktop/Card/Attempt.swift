/// One thing that a server was given to show and has not answered yet.
struct Attempt {
  /// The buttons it has.
  let verbs: [Verb]
  /// It was asked for, and pops up.
  let wasDue: Bool
  /// Nothing of ours was on the screen before.
  let isNew: Bool
}
