extension String {
  /// The text without blanks around it.
  package var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }

  /// What is the same in texts that differ only in case, or in how their accents are composed, which
  /// Swift does not tell apart.
  package var folded: String { lowercased() }

  /// The text with ASCII in place of the wide forms that a Japanese keyboard types.
  package var halfWidth: String {
    guard unicodeScalars.contains(where: \.isFullWidth) else { return self }
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      scalars.append(
        scalar.isFullWidth ? Unicode.Scalar(UInt8(scalar.value - 0xFEE0)) : scalar)
    }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  fileprivate var isFullWidth: Bool { (0xFF01...0xFF5E).contains(value) }
}
