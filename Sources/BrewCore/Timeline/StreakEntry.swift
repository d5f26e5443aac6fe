/// The content of an entry about a streak.
public struct StreakEntry: Hashable, Sendable {
  /// The revision of the store that it shows.
  public let revision: Int64
  /// Whose streak it is.
  public let tracker: Tracker
  /// What makes a day done.
  public let rules: DailyRules
  /// The streak, in days, or in weeks if the rules count those.
  public let streak: Streak
  /// The longest streak ever, over resets.
  public let best: Int
  /// How many brews today has.
  public let logsToday: Int
  /// How the last seven days stand since the last reset, today last.
  public let week: [DayMark]
  /// The method of the most recent brew, if it has one.
  public let lastMethod: Method?
  /// What was done in the last five minutes.
  public let recent: Event.Kind?
  /// What an undo would take back, while it is offered.
  public let undo: UndoOffer?
  /// How the week stands, if weeks are counted.
  public var thisWeek: WeekStanding?
  /// How the days of that week stand, from its first.
  public var weekDays: [DayMark]?
  /// The last streak, where there is none now.
  public var past: PastStreak?
  /// True if the streak is told as of a day that is still to come here.
  public var isAhead = false

  /// How the days stand that are shown at a glance: those of the running week where weeks are counted, else
  /// the last seven.
  public var dots: [DayMark] { weekDays ?? week }

  /// How today stands.
  public var today: DayMark {
    if logsToday >= rules.target { return .done }
    return week.last == .skipped ? .skipped : .open
  }

  /// True if there is something left to do today: it is neither done nor skipped, and where weeks are
  /// counted this one has not all it needs.
  public var isOpen: Bool {
    today == .open && thisWeek?.isReached != true && !tracker.isArchived
  }

  /// True if the streak ends with today, or with its week, unless today is done.
  public var needsToday: Bool { isOpen && !isAhead && thisWeek?.needsToday ?? true }

  /// The streak at a glance.
  public var flame: Flame { Flame(streak: streak.length) }
}
