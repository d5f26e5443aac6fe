/// Why a person's text was refused.
public struct TextError: Error, Hashable {
  /// Which text.
  public enum Field: String, Sendable {
    case method
    case note
  }

  /// What is wrong with it.
  public enum Fault: Hashable, Sendable {
    case empty
    case tooLong(characters: Int)
    case controlCharacter(Unicode.Scalar)
  }

  /// Which text.
  public let field: Field
  /// The most characters that the field takes.
  public let limit: Int
  /// What is wrong with it.
  public let fault: Fault
}

extension TextError: CustomStringConvertible {
  /// One sentence: what was found and what is accepted.
  public var description: String {
    let accepted = "a \(field) has 1 to \(limit) characters and no control characters"
    switch fault {
    case .empty:
      return "the \(field) is empty; \(accepted)"
    case .tooLong(let characters):
      return "the \(field) has \(characters) characters; \(accepted)"
    case .controlCharacter(let scalar):
      let digits = scalar.value.padded(to: 4, radix: 16, uppercase: true)
      return "the \(field) has the control character U+\(digits); \(accepted)"
    }
  }
}

/// The text without blanks around it.
func validated(
  _ text: String, field: TextError.Field, limit: Int
) throws(TextError) -> String {
  func fail(_ fault: TextError.Fault) -> TextError {
    TextError(field: field, limit: limit, fault: fault)
  }
  let refused: Set<Unicode.GeneralCategory> = [.control, .lineSeparator, .paragraphSeparator]
  if let scalar = text.unicodeScalars.first(where: {
    refused.contains($0.properties.generalCategory)
  }) {
    throw fail(.controlCharacter(scalar))
  }
  let inked = text.drop(while: \.isWhitespace)
  guard let last = inked.lastIndex(where: { !$0.isWhitespace }) else { throw fail(.empty) }
  let trimmed = String(inked[...last])
  // One character may carry any number of combining marks; scalars bound what is stored and drawn.
  let length = max(trimmed.count, trimmed.unicodeScalars.count / 8)
  guard length <= limit else { throw fail(.tooLong(characters: length)) }
  return trimmed
}
