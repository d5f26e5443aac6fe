/// What makes a day of a daily tracker done.
public struct DailyRules: Hashable, Sendable {
  /// The targets that are accepted.
  public static let targets = 1...1000

  /// The methods that are offered before a person has used any; the first one is the usual.
  public let methods: [Method]
  /// How many logs a day needs to count.
  public let target: Int

  /// Rules from their parts.
  public init(methods: [Method], target: Int = 1) {
    self.methods = methods
    self.target = target
  }
}
