extension Character {
  /// The first of its scalars that a person can't see and that changes what is around it: it ends the
  /// line, drives a terminal, turns the writing round or makes two equal looking texts differ.
  package var hiddenScalar: Unicode.Scalar? {
    // The flags of England, Scotland and Wales are a black flag that is spelled out in tags.
    let isFlag = unicodeScalars.first == "\u{1F3F4}"
    return unicodeScalars.first { $0.isHidden && !(isFlag && $0.isTag) }
  }
}

extension Unicode.Scalar {
  /// True for what ends a line or drives a terminal.
  package var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// True for control characters, and format characters that no script needs to be written.
  package var isHidden: Bool {
    // Most text is ASCII, which needs no look at the tables of Unicode.
    if (0x20...0x7E).contains(value) { return false }
    if isControl { return true }
    // Some of the format characters are seen, such as the Arabic number sign.
    return properties.generalCategory == .format && properties.isDefaultIgnorableCodePoint
      && !isJoinerOrMark
  }

  fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }

  /// Persian and Indic words need the joiners, and so do many emoji; right-to-left text the marks of
  /// direction, which end with the line.
  private var isJoinerOrMark: Bool { value == 0x061C || (0x200C...0x200F).contains(value) }
}
