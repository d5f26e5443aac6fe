extension String {
  /// The text with its control and invisible characters spelled out, so that it stays one line, reads
  /// in the order it is written in, and no terminal obeys it.
  package var printable: String { printable(but: []) }

  /// The same of a sentence: the marks of ``isolated`` stay, if each is closed.
  package var printableSentence: String {
    printable(but: unicodeScalars.areIsolatesClosed ? Isolate.marks : [])
  }

  private func printable(but kept: Set<Unicode.Scalar>) -> String {
    func isSpelled(_ scalar: Unicode.Scalar) -> Bool { scalar.isHidden && !kept.contains(scalar) }
    guard unicodeScalars.contains(where: isSpelled) else { return self }
    return map { character in
      guard character.hiddenScalar != nil else { return String(character) }
      return character.unicodeScalars.map { scalar in
        isSpelled(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }.joined()
    }.joined()
  }
}

extension String.UnicodeScalarView {
  fileprivate var areIsolatesClosed: Bool {
    var depth = 0
    for scalar in self {
      if scalar == Isolate.first { depth += 1 }
      if scalar == Isolate.last { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
