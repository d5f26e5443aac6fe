/// An option that a command line may have.
public struct Option: Hashable, Sendable {
  /// The long name, without its dashes.
  public let name: String
  /// A letter that stands for it, after one dash.
  public let letter: Unicode.Scalar?
  /// What help calls its value; nil for an option that takes none.
  public let value: String?
  /// What help says of it.
  public let help: String

  /// An option from its parts.
  public init(_ name: String, letter: Unicode.Scalar? = nil, value: String? = nil, help: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
  }
}
