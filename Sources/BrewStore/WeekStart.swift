import BrewCore

/// The day on which weeks are to start. A store keeps its own, so that all who read it count the same weeks.
public struct WeekStart: Sendable {
  /// The day that a person has chosen. The next write puts it in the place of the one that the store
  /// keeps. Nil leaves that as it is.
  public var chosen: Weekday?
  private let usual: @Sendable () -> Weekday

  /// A choice, and the day for a store that keeps none yet where nothing was chosen: it is looked up when it
  /// is needed.
  public init(chosen: Weekday? = nil, usual: @escaping @Sendable () -> Weekday = { .monday }) {
    self.chosen = chosen
    self.usual = usual
  }

  /// The day for a store that keeps none yet.
  public var day: Weekday { chosen ?? usual() }
}
