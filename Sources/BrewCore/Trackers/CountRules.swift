/// How a count begins and where it is to go.
public struct CountRules: Hashable, Sendable {
  /// The numbers that can be added and counted.
  public static let range = -1_000_000_000_000...1_000_000_000_000

  /// The counts to reach that are accepted.
  public static let targets = 1...range.upperBound

  /// The count before anything was added.
  public let start: Int
  /// The count to reach, 1 or more; nil for none.
  public let target: Int?
  /// Whether it may be less than zero.
  public let goesBelowZero: Bool

  /// Rules from their parts.
  public init(start: Int = 0, target: Int? = nil, goesBelowZero: Bool = false) {
    self.start = start
    self.target = target
    self.goesBelowZero = goesBelowZero
  }

  /// The counts that are accepted.
  public var accepted: ClosedRange<Int> {
    goesBelowZero ? Self.range : 0...Self.range.upperBound
  }
}
