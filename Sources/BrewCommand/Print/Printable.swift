extension String {
  /// The text with its control characters spelled out, so that it stays one line and no terminal
  /// obeys it.
  var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map { scalar in
      scalar.isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
