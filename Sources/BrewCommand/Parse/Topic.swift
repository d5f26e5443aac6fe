/// What help and errors are about: the program alone, a verb, or a verb and the word after it.
struct Topic: Hashable {
  var verb: Verb?
  var subverb: Subverb?

  init(_ verb: Verb?, _ name: String? = nil) {
    self.verb = verb
    subverb = Subverb.named(name, of: verb)
  }

  /// Its words after the program's name: `tracker add`.
  var words: String {
    [verb?.rawValue, subverb?.name].compactMap(\.self).joined(separator: " ")
  }
}
