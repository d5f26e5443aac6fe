/// A sentence in English with places for what differs from one time to the next, as a catalog of
/// translations knows it: `"\(done) of \(target) today."` is `%1 of %2 today.` there.
public struct Sentence: ExpressibleByStringInterpolation, Sendable {
  /// The sentence with numbered places, by which a catalog finds it.
  let key: String
  /// What stands in the places.
  let values: [String]

  /// A sentence without places.
  public init(stringLiteral value: String) {
    key = value
    values = []
  }

  /// A sentence with places.
  public init(stringInterpolation parts: Parts) {
    key = parts.key
    values = parts.values
  }

  /// What a literal with places is made of.
  public struct Parts: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var values: [String] = []

    /// No parts yet.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 2 * interpolationCount)
    }

    /// Adds words.
    public mutating func appendLiteral(_ words: String) {
      key += words
    }

    /// Adds a place.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      values.append(value.description)
      key += "%\(values.count)"
    }
  }

  /// The values in the places of a translation. A place is one digit, from 1.
  func filling(_ translation: String, marked mark: String) -> String {
    guard !values.isEmpty else { return translation }
    var text = ""
    var rest = translation[...]
    while let percent = rest.firstIndex(of: "%") {
      let digit = rest[percent...].dropFirst().first?.wholeNumberValue ?? 0
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if values.indices.contains(digit - 1) {
        text += "\(mark)\(values[digit - 1])\(mark)"
        rest = rest.dropFirst()
      } else {
        text += "%"
      }
    }
    return text + rest
  }
}
