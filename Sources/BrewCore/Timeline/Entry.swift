/// What every surface shows from one instant on.
public struct Entry: Hashable, Sendable {
  /// What there is to show.
  public enum Content: Hashable, Sendable {
    /// A daily tracker's streak.
    case streak(StreakEntry)
    /// The store could not be read. It is never shown as a 0.
    case unreadable
  }

  /// From when on it holds.
  public let at: Moment
  /// What there is to show.
  public let content: Content

  /// An entry from its parts.
  public init(at: Moment, content: Content) {
    self.at = at
    self.content = content
  }
}

/// The content of an entry about a streak.
public struct StreakEntry: Hashable, Sendable {
  /// The revision of the store that it shows.
  public let revision: Int64
  /// Whose streak it is.
  public let tracker: Tracker
  /// The streak.
  public let streak: Streak
  /// The longest streak ever, over resets.
  public let best: Int
  /// How many brews today has; 0 means that today is not done.
  public let logsToday: Int
  /// Whether there was a brew on each of the last seven days since the last reset, today last.
  public let week: [Bool]
  /// The method of the most recent brew.
  public let lastMethod: Method?
  /// What was done in the last five minutes.
  public let recent: Event.Kind?
  /// What an undo would take back, while it is offered.
  public let undo: UndoOffer?

  /// The streak at a glance.
  public var flame: Flame { Flame(streak: streak.length) }
}

/// A log or reset that can be taken back, and until when.
public struct UndoOffer: Hashable, Sendable {
  /// How long after it was recorded an event can be taken back, in seconds.
  public static let seconds: Int64 = 300

  /// What would be taken back.
  public let event: Event

  /// When the offer lapses.
  public var until: Instant { event.recorded.advanced(bySeconds: UndoOffer.seconds) }

  /// The offer to take back `event`, or nil if it was not recorded within five minutes of `now`. It
  /// may seem to come later than `now`: a clock that is set back a little takes no offer away.
  public init?(of event: Event?, at now: Instant) {
    guard let event else { return nil }
    self.event = event
    let from = event.recorded.advanced(bySeconds: -UndoOffer.seconds)
    guard from < now, now < until else { return nil }
  }
}
