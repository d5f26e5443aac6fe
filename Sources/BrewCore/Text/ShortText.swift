import Speech

/// A person's few words for a tracker: 1 to 40 characters, none of them control or invisible ones.
public struct ShortText: Hashable, Sendable, PersonalText {
  /// The words, as the person wrote them.
  public let description: String

  /// The words of a field, blanks around them removed.
  /// Throws ``TextError`` if nothing is left, they are too long, or have characters of those kinds.
  public init(_ text: String, of field: TextError.Field) throws(TextError) {
    self.description = try validated(text, field: field, limit: 40)
  }

  /// Words that were stored before. The text is taken as it is.
  public init(stored text: String) {
    self.description = text
  }
}
