/// A command line, taken apart.
public struct ParsedOptions: Hashable, Sendable {
  /// An option that was given.
  public struct Given: Hashable, Sendable {
    /// Its long name.
    public let name: String
    /// Its value, if it takes one.
    public let value: String?
  }

  /// The options, in the order in which they were given.
  public let options: [Given]
  /// The arguments that are no options, before `--`.
  public let arguments: [String]
  /// What stands after `--`: arguments, whatever they look like.
  public let literals: [String]
}
