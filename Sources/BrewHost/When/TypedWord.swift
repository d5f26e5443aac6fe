import BrewCore

/// A part of what a person typed for a time: a run of letters, or of digits and signs.
///
/// Blanks and commas divide parts and are none. Neither case nor a Japanese keyboard's wide digits make
/// a difference, and no blank is needed between a word and a number, as in `7:30pm`.
enum TypedWord: Hashable {
  case name(String)
  case number(String)

  /// The parts of `text`, in lower case.
  static func all(in text: String) -> [TypedWord] {
    let letters = text.halfWidth.folded.map { $0 == "’" ? "'" : $0 }
    return letters.split { $0.isWhitespace || $0 == "," || $0 == "、" }.flatMap(parts(of:))
  }

  private static func parts(of word: ArraySlice<Character>) -> [TypedWord] {
    var parts: [TypedWord] = []
    var rest = word
    while let first = rest.first {
      // A stop belongs to what is before it: `a.m.`, `Mo.`, `7.30`.
      let run = rest.prefix { $0 == "." || $0.isPartOfName == first.isPartOfName }
      parts.append(first.isPartOfName ? .name(run.filter { $0 != "." }.text) : .number(run.text))
      rest = rest.dropFirst(run.count)
    }
    return parts
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || self == "'" }
}

extension Collection<Character> {
  fileprivate var text: String { String(self) }
}
