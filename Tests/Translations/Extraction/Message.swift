/// A sentence to be translated, as it stands in a template.
public struct Message: Hashable, Sendable {
  /// Where it stands, if that has translations of its own.
  public let context: String?
  /// The sentence with numbered places.
  public let key: String
  /// Its form for all numbers but 1, if it is about a number.
  public let plural: String?

  /// A sentence, about a number if there is a plural.
  public init(key: String, plural: String? = nil, context: String? = nil) {
    self.context = context
    self.key = key
    self.plural = plural
  }

  /// True if there is a place in it, of which a translation must not lose any.
  var hasPlaces: Bool { "\(key)\(plural ?? "")".contains(/%[1-9]/) }
}
