/// Why a person's number was refused.
public enum NumberFault: Error, Hashable, Sendable {
  /// It is no whole number.
  case notWhole
  /// It is a whole number that is not accepted, however large it is.
  case outOfRange
}

extension Int {
  /// The whole number that a person typed, which is to lie in `range`: digits, with a sign before them
  /// and blanks around them if the person likes. Throws ``NumberFault``.
  public init(typed text: String, in range: ClosedRange<Int>) throws(NumberFault) {
    let text = text.halfWidth.trimmed
    let digits = text.drop { $0.isSign }
    guard text.count - digits.count < 2, !digits.isEmpty,
      digits.utf8.allSatisfy({ (48...57).contains($0) })
    else { throw .notWhole }
    let isNegative = text.first != digits.first && text.first != "+"
    guard let number = Int(isNegative ? "-\(digits)" : String(digits)), range.contains(number)
    else {
      throw .outOfRange
    }
    self = number
  }
}

extension Character {
  /// True for a sign of a number; one of them is the minus of typesetters.
  fileprivate var isSign: Bool { self == "+" || self == "-" || self == "\u{2212}" }
}
