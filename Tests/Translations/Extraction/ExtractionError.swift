/// Why the sentences of a source can't be told.
public struct ExtractionError: Error, Hashable, CustomStringConvertible {
  /// The source.
  public let file: String
  /// Where in it.
  public let line: Int

  /// What is accepted.
  public var description: String {
    "\(file):\(line): say takes a literal, or a number and one: and other: with literals"
  }
}
