extension BashLine {
  /// What is to be typed at the cursor for `rest`, quoted as fits there; nil where that can't be typed.
  func quoting(_ rest: Substring) -> String? {
    var scalars = Array(rest.unicodeScalars)
    guard isEscaping else { return quoted(scalars) }
    // The backslash that is there quotes the first character.
    guard let first = scalars.first else { return nil }
    scalars.removeFirst()
    switch quotation {
    case .double where !Self.escapedInDouble.contains(first): return nil
    case .escapes where first != "\\": return nil
    default: return "\(first)" + quoted(scalars)
    }
  }

  /// The end of the word, where it is whole.
  var closing: String {
    switch quotation {
    case .none: return ""
    case .single, .escapes: return "'"
    case .double: return "\""
    }
  }

  private func quoted(_ scalars: [Unicode.Scalar]) -> String {
    scalars.map(quoted).joined()
  }

  /// History expansion obeys an exclamation mark in double quotes, and shows a backslash before it.
  private func quoted(_ scalar: Unicode.Scalar) -> String {
    switch (quotation, scalar) {
    case (.single, "'"): return #"'\''"#
    case (.double, "!"): return #""\!""#
    case (.double, _) where Self.escapedInDouble.contains(scalar): return "\\\(scalar)"
    case (.escapes, "'"): return #"'\'$'"#
    case (.escapes, "\\"): return #"\\"#
    case (.none, _) where Self.isSpecial(scalar): return "\\\(scalar)"
    default: return "\(scalar)"
    }
  }

  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && !scalar.properties.isAlphabetic && !("0"..."9").contains(scalar)
      && !["-", "_", ".", "/", ":", "=", "+", ",", "@", "%"].contains(scalar)
  }
}
