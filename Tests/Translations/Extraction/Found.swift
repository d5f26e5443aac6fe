/// A sentence and what stands about it in a source.
public struct Found: Hashable, Sendable {
  /// The sentence.
  public let message: Message
  /// What translators are to know.
  public let comment: String
}
