import Speech

/// A way to brew: 1 to 64 characters, none of them control or invisible ones.
public struct Method: Hashable, Sendable, PersonalText {
  /// The name, as the person wrote it.
  public let description: String

  /// A method by its name, blanks around it removed.
  /// Throws ``TextError`` if nothing is left, it is too long, or it has characters of those kinds.
  public init(_ text: String) throws(TextError) {
    self.description = try validated(text, field: .method, limit: 64)
  }

  /// A method that was stored before. The text is taken as it is.
  public init(stored text: String) {
    self.description = text
  }

  /// What is the same in methods that differ only in case, or in how an é is composed.
  var folded: String { description.folded }

  /// What is logged while there is no history to repeat.
  public static let espresso = Method(stored: "Espresso")

  /// The methods that are offered before a person has used any.
  public static let known = [
    espresso, Method(stored: "Pour over"), Method(stored: "French press"),
    Method(stored: "AeroPress"), Method(stored: "Moka pot"), Method(stored: "Cold brew"),
  ]
}

extension Sequence<Method> {
  /// Each but those that differ from one before them only in case, or in how an é is composed.
  public var withoutRepetitions: [Method] {
    var seen: Set<String> = []
    return filter { seen.insert($0.folded).inserted }
  }
}
