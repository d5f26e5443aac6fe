/// Words that a person gave, in whatever script: a name, a method, a note. In a ``Sentence`` they stand as
/// ``Swift/String/isolated``, wherever they are put into one.
public protocol PersonalText: CustomStringConvertible {}

extension PersonalText {
  /// The words for a sentence that is not made by `say`.
  public var isolated: String { description.isolated }
}

extension String {
  /// The text as it stands in a sentence: what nobody can see is spelled out, and writing that may run from right
  /// to left is kept to itself, so that it turns nothing round that stands beside it.
  ///
  /// The marks for that, first strong isolate and pop directional isolate (UAX #9), change nothing for other
  /// writing in a sentence that runs from left to right. There they are left out: fonts and terminals without them
  /// show boxes, and what searches for the text would not find it.
  public var isolated: String {
    let text = printable
    guard Catalog.current.isRightToLeft || text.mayRunRightToLeft else { return text }
    return "\(Isolate.first)\(text)\(Isolate.last)"
  }

  /// The text without the marks of ``isolated``, for what knows nothing of directions.
  public var withoutIsolates: String {
    guard utf8.contains(Isolate.leadingByte) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !Isolate.marks.contains($0) }))
  }

  private var mayRunRightToLeft: Bool {
    // All such characters begin with a larger byte than those of Latin, Greek and Cyrillic.
    utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains(where: \.mayRunRightToLeft)
  }
}

/// The marks around what has a direction of its own.
enum Isolate {
  static let first: Unicode.Scalar = "\u{2068}"
  static let last: Unicode.Scalar = "\u{2069}"
  static let marks: Set = [first, last]
  static let leadingByte: UInt8 = 0xE2
}

extension Unicode.Scalar {
  /// True for all that Unicode keeps for scripts from right to left and their numbers, and for marks of direction.
  fileprivate var mayRunRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return true
    default: return properties.isBidiControl
    }
  }
}
