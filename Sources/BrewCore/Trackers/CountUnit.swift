import Speech

/// What is counted: a word, or one for 1 and another for all other numbers.
public struct CountUnit: Hashable, Sendable {
  /// As the person wrote it: `ml`, or `glass,glasses`.
  public let text: ShortText

  /// The unit that a person wrote. Throws ``TextError``.
  public init(_ text: String) throws(TextError) {
    self.text = try ShortText(text, of: .unit)
    for word in text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false) {
      _ = try ShortText(String(word), of: .unit)
    }
  }

  /// A unit that was stored before. The text is taken as it is.
  public init(stored text: String) {
    self.text = ShortText(stored: text)
  }

  /// The number with its unit: `1 glass`, `2 glasses`.
  public func counting(_ number: Int) -> String {
    let words = text.description.split(separator: ",", maxSplits: 1)
    let word = (number == 1 ? words.first : words.last) ?? ""
    return "\(number) \(String(word.drop(while: \.isWhitespace)).isolated)"
  }
}
