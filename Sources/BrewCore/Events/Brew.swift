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
