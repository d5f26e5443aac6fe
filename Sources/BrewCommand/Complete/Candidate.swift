/// A word that may come next on a command line.
struct Candidate: Hashable {
  let word: String
  /// What a shell may say of it.
  var note: String?

  init(_ word: String, _ note: String? = nil) {
    self.word = word
    self.note = note
  }
}
