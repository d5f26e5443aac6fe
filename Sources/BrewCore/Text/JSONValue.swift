import Speech

/// A value of JSON (RFC 8259). Its description is the text, on one line.
public enum JSONValue: Sendable {
  /// A name and a value of an object.
  public typealias Field = (key: String, value: JSONValue)

  case null
  case bool(Bool)
  case integer(Int64)
  case text(String)
  case array([JSONValue])
  /// The fields in this order.
  case object([Field])

  /// A number, or null.
  public init(_ number: Int?) { self = number.map { .integer(Int64($0)) } ?? .null }

  /// The description of something as a text, or null.
  public init(_ text: (some CustomStringConvertible)?) {
    self = text.map { .text($0.description) } ?? .null
  }
}

extension JSONValue: CustomStringConvertible {
  /// The text. Control characters, those that nobody can see and those that turn the direction of writing are
  /// escaped, so that a terminal can print it.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let number): text += "\(number)"
    case .text(let value): value.writeJSON(to: &text)
    case .array(let values):
      text += "["
      for (place, value) in values.enumerated() {
        if place > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let fields):
      text += "{"
      for (place, field) in fields.enumerated() {
        if place > 0 { text += "," }
        field.key.writeJSON(to: &text)
        text += ":"
        field.value.write(to: &text)
      }
      text += "}"
    }
  }
}

extension String {
  fileprivate func writeJSON(to text: inout String) {
    text += "\""
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }) {
      text += self
    } else {
      for character in self {
        // The tags of a flag are no hidden characters.
        let hasHidden = character.hiddenScalar != nil
        for scalar in character.unicodeScalars {
          let isEscaped = hasHidden && scalar.isHidden || scalar.properties.isBidiControl
          isEscaped ? scalar.writeNumber(to: &text) : scalar.write(to: &text)
        }
      }
    }
    text += "\""
  }
}

extension Unicode.Scalar {
  fileprivate func write(to text: inout String) {
    if self == "\"" || self == "\\" { text += "\\" }
    text.unicodeScalars.append(self)
  }

  fileprivate func writeNumber(to text: inout String) {
    switch self {
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{8}": text += "\\b"
    case "\u{C}": text += "\\f"
    default: for unit in utf16 { text += "\\u\(unit.padded(to: 4, radix: 16))" }
    }
  }
}
