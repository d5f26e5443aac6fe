/// What became of the reminders of a tracker so far. It is no part of the store: it says what this
/// desktop has shown, and what is not to be shown on it for a while.
public struct Reminding: Hashable, Sendable {
  /// When somebody was asked last.
  public var asked: Instant?
  /// When to ask again, if that was the answer. Nothing is asked before.
  public var later: Instant?
  /// The day on which nothing is asked.
  public var quietDay: Day?

  /// What is known; nothing yet if nothing is given.
  public init(asked: Instant? = nil, later: Instant? = nil, quietDay: Day? = nil) {
    self.asked = asked
    self.later = later
    self.quietDay = quietDay
  }
}
