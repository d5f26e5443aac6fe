import Speech

/// Why a person's text was refused.
public struct TextError: Error, Hashable {
  /// Which text.
  public enum Field: String, Sendable {
    case method
    case note
    case name
    case label
    case unit
  }

  /// What is wrong with it.
  public enum Fault: Hashable, Sendable {
    case empty
    case tooLong(characters: Int)
    case controlCharacter(Unicode.Scalar)
    case invisibleCharacter(Unicode.Scalar)
    case tooManyMarks
  }

  /// Which text.
  public let field: Field
  /// The most characters that the field takes.
  public let limit: Int
  /// What is wrong with it.
  public let fault: Fault

  /// How many marks one character may carry: as many as the Stream-Safe Text Format of UAX #15.
  static let marks = 30
}

extension TextError: CustomStringConvertible {
  /// One sentence: what was found and what is accepted.
  public var description: String {
    let field = field.word
    // Translators: %1 is one of method, note, name, label, unit, here and in the next ones.
    let accepted = say(
      "a \(field) has 1 to \(limit) characters, none of them control or invisible ones")
    switch fault {
    case .empty:
      return say("the \(field) is empty; \(accepted)")
    case .tooLong(let characters):
      return say("the \(field) has \(characters) characters; \(accepted)")
    case .controlCharacter(let scalar):
      return say("the \(field) has the control character \(scalar.name); \(accepted)")
    case .invisibleCharacter(let scalar):
      return say("the \(field) has the invisible character \(scalar.name); \(accepted)")
    case .tooManyMarks:
      return say(
        "the \(field) has a character with more than \(TextError.marks) marks; \(accepted)")
    }
  }
}

extension TextError.Field {
  fileprivate var word: String {
    switch self {
    case .method: return say("method")
    case .note: return say("note")
    case .name: return say("name")
    case .label: return say("label")
    case .unit: return say("unit")
    }
  }
}

extension Unicode.Scalar {
  fileprivate var name: String { "U+\(value.padded(to: 4, radix: 16, uppercase: true))" }
}
