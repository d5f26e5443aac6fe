/// A sentence in English with places for what differs from one time to the next, as a catalog of
/// translations knows it: `"\(done) of \(target) today."` is `%1 of %2 today.` there.
public struct Sentence: ExpressibleByStringInterpolation, Sendable {
  /// The sentence with numbered places, by which a catalog finds it.
  let key: String
  /// What stands in the places.
  let values: [String]
  /// The sentence in English, with that in its places.
  let english: String

  /// A sentence without places.
  public init(stringLiteral value: String) {
    key = value
    values = []
    english = value
  }

  /// A sentence with places.
  public init(stringInterpolation parts: Parts) {
    key = parts.key
    values = parts.values
    english = parts.english
  }

  /// What a literal with places is made of.
  public struct Parts: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var values: [String] = []
    fileprivate var english = ""

    /// No parts yet.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 2 * interpolationCount)
    }

    /// Adds words.
    public mutating func appendLiteral(_ words: String) {
      key += words
      english += words
    }

    /// Adds a place.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      values.append(value.description)
      english += values[values.count - 1]
      key += Self.places[values.count - 1]
    }

    /// Adds a place for words of a person.
    public mutating func appendInterpolation(_ words: some PersonalText) {
      appendInterpolation(words.isolated)
    }

    private static let places = (1...9).map { "%\($0)" }
  }

  /// The values in the places of a translation. A place is one digit, from 1.
  func filling(_ translation: String, marked mark: String) -> String {
    guard !values.isEmpty else { return translation }
    var text = ""
    // By bytes, as letters take ten times as long to find, and each press fills some sentences.
    var rest = translation.utf8[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      text.append(contentsOf: Substring(rest[..<percent]))
      rest = rest[percent...].dropFirst()
      if let place = rest.first.map({ Int($0) - Int(UInt8(ascii: "1")) }), values.indices ~= place {
        text += mark
        text += values[place]
        text += mark
        rest = rest.dropFirst()
      } else {
        text += "%"
      }
    }
    text.append(contentsOf: Substring(rest))
    return text
  }
}
