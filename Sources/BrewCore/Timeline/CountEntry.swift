/// The content of an entry about a count.
public struct CountEntry: Hashable, Sendable {
  /// The revision of the store that it shows.
  public let revision: Int64
  /// Whose count it is.
  public let tracker: Tracker
  /// Where it began and is to go.
  public let rules: CountRules
  /// The number.
  public let count: Int
  /// What was done in the last five minutes.
  public let recent: Event.Kind?
  /// What an undo would take back, while it is offered.
  public let undo: UndoOffer?

  /// True if there is a target and the count has it.
  public var isReached: Bool { rules.target.map { count >= $0 } ?? false }
}
