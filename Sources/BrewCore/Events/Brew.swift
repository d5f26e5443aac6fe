/// What is recorded of one brew, or of one log of something else.
public struct Brew: Hashable, Sendable {
  /// How it was made; nil where there is one way, and none was named.
  public let method: Method?
  /// How good it was; nil if nobody said so.
  public let rating: Rating?
  /// What the person wants to remember of it.
  public let note: Note?

  /// A brew from its parts.
  public init(method: Method?, rating: Rating? = .usual, note: Note? = nil) {
    self.method = method
    self.rating = rating
    self.note = note
  }
}
