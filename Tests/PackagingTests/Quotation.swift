/// What a word that is typed stands in.
enum Quotation: String, CaseIterable {
  case none
  case single
  case double
  case escapes

  /// Those that a shell has.
  static func all(of shell: String) -> [Quotation] {
    allCases.filter { $0 != .escapes || shell == "bash" }
  }

  /// The beginning of a word, as a person types it who knows the shell: its quotation mark, and not yet the
  /// one that ends it.
  func typing(_ text: some StringProtocol, in shell: String) -> String {
    begin + text.map { typing($0, in: shell) }.joined()
  }

  var begin: String {
    switch self {
    case .none: return ""
    case .single: return "'"
    case .double: return "\""
    case .escapes: return "$'"
    }
  }

  private func typing(_ character: Character, in shell: String) -> String {
    switch (self, character) {
    case (.none, _):
      let isPlain = character.isLetter || character.isNumber || !character.isASCII
      return isPlain ? "\(character)" : "\\\(character)"
    case (.single, "'") where shell != "fish": return #"'\''"#
    case (.single, "\\") where shell == "fish", (.single, "'"): return "\\\(character)"
    case (.single, _): return "\(character)"
    case (.double, "!") where shell == "bash": return #""\!""#
    case (.double, "!") where shell == "zsh": return #"\!"#
    case (.double, "`") where shell == "fish": return "`"
    case (.double, _): return "$`\"\\".contains(character) ? "\\\(character)" : "\(character)"
    case (.escapes, "'"): return #"'\'$'"#
    case (.escapes, "\\"): return #"\\"#
    case (.escapes, _): return "\(character)"
    }
  }
}
