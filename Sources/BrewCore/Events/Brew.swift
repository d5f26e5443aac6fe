/// What is recorded of one brew.
public struct Brew: Hashable, Sendable {
  /// How it was made.
  public let method: Method
  /// How good it was.
  public let rating: Rating
  /// What the person wants to remember of it.
  public let note: Note?

  /// A brew from its parts.
  public init(method: Method, rating: Rating = .usual, note: Note? = nil) {
    self.method = method
    self.rating = rating
    self.note = note
  }
}

/// A way to brew: 1 to 64 characters without control characters.
public struct Method: Hashable, Sendable, CustomStringConvertible {
  /// The name, as the person wrote it.
  public let description: String

  /// A method by its name, blanks around it removed.
  /// Throws ``TextError`` if nothing is left or it is too long or has control characters.
  public init(_ text: String) throws(TextError) {
    self.description = try validated(text, field: .method, limit: 64)
  }

  /// A method that was stored before. The text is taken as it is.
  public init(stored text: String) {
    self.description = text
  }

  /// What is logged while there is no history to repeat.
  public static let espresso = Method(stored: "Espresso")

  /// The methods that are offered before a person has used any.
  public static let known = [
    espresso, Method(stored: "Pour over"), Method(stored: "French press"),
    Method(stored: "AeroPress"), Method(stored: "Moka pot"), Method(stored: "Cold brew"),
  ]
}

/// How good a brew was, 1 to 5.
public struct Rating: Hashable, Sendable {
  /// What is accepted.
  public static let range = 1...5

  /// The number of points.
  public let points: Int

  /// A rating, or nil outside ``range``.
  public init?(_ points: Int) {
    guard Rating.range.contains(points) else { return nil }
    self.points = points
  }

  private init(known points: Int) {
    self.points = points
  }

  /// The rating of a brew that was logged without one: 4.
  public static let usual = Rating(known: 4)
}

/// A remark on a brew: 1 to 500 characters without control characters.
public struct Note: Hashable, Sendable, CustomStringConvertible {
  /// The remark, as the person wrote it.
  public let description: String

  /// A note, blanks around it removed.
  /// Throws ``TextError`` if nothing is left or it is too long or has control characters.
  public init(_ text: String) throws(TextError) {
    self.description = try validated(text, field: .note, limit: 500)
  }

  /// A note that was stored before. The text is taken as it is.
  public init(stored text: String) {
    self.description = text
  }
}
