import Speech

/// A remark on a brew: 1 to 500 characters, none of them control or invisible ones.
public struct Note: Hashable, Sendable, PersonalText {
  /// The remark, as the person wrote it.
  public let description: String

  /// A note, blanks around it removed.
  /// Throws ``TextError`` if nothing is left, it is too long, or it has characters of those kinds.
  public init(_ text: String) throws(TextError) {
    self.description = try validated(text, field: .note, limit: 500)
  }

  /// A note that was stored before. The text is taken as it is.
  public init(stored text: String) {
    self.description = text
  }
}
