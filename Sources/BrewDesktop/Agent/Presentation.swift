import BrewCore

/// What every surface is handed.
struct Presentation {
  /// What holds now.
  var entry: Entry
  /// What was asked for and could not be done, if that is what there is to say.
  var failure: Failure?
  /// True if it is to come up: at login, after a press, or by `brewlog show`. A refresh is quiet: it changes
  /// what is still there and brings nothing back, unless its reminder is due.
  var popUp: Bool
  /// True if it is to be in the server's list of cards, where there is one that fills without a popup.
  var isListed = false

  /// The words on what was pressed in vain, and why, in a sentence.
  struct Failure {
    let label: String
    let reason: String
  }
}
