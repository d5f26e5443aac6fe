import BrewCore

/// What every surface is handed.
struct Presentation {
  /// What holds now.
  var entry: Entry
  /// The press that could not be carried out, if that is what there is to say.
  var failure: Failure?
  /// True if somebody asked to see it: at login, by a press, or by `brewlog show`. A refresh is
  /// quiet: it changes what is still there and brings nothing back.
  var popUp: Bool

  /// A press that could not be carried out, and why, in a sentence.
  struct Failure {
    let verb: Verb
    let reason: String
  }
}
