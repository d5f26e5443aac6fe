/// The content of an entry about a streak.
public struct StreakEntry: Hashable, Sendable {
  /// The revision of the store that it shows.
  public let revision: Int64
  /// Whose streak it is.
  public let tracker: Tracker
  /// What makes a day done.
  public let rules: DailyRules
  /// The streak.
  public let streak: Streak
  /// The longest streak ever, over resets.
  public let best: Int
  /// How many brews today has.
  public let logsToday: Int
  /// How the last seven days stand since the last reset, today last.
  public let week: [DayMark]
  /// The method of the most recent brew.
  public let lastMethod: Method?
  /// What was done in the last five minutes.
  public let recent: Event.Kind?
  /// What an undo would take back, while it is offered.
  public let undo: UndoOffer?

  /// How today stands.
  public var today: DayMark {
    if logsToday >= rules.target { return .done }
    return week.last == .skipped ? .skipped : .open
  }

  /// The streak at a glance.
  public var flame: Flame { Flame(streak: streak.length) }
}
