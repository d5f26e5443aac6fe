import BrewCore

extension String {
  /// The text with its control and invisible characters spelled out, so that it stays one line, reads
  /// in the order it is written in, and no terminal obeys it.
  var printable: String {
    guard unicodeScalars.contains(where: \.isHidden) else { return self }
    return map { character in
      guard character.hiddenScalar != nil else { return String(character) }
      return character.unicodeScalars.map { scalar in
        scalar.isHidden ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }.joined()
    }.joined()
  }
}
