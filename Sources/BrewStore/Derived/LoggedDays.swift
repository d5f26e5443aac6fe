import BrewCore

/// The derived table of logged days, kept in step with the events of one tracker.
///
/// Each step costs by the days it touches. A log touches its own day, and the days after it if it was
/// backdated; a reset or its undo moves whole days from one era to the other and counts again only
/// the few days around it, where brews before and after the reset can share a date.
struct LoggedDays {
  private let connection: Connection
  private let tracker: SQLiteValue
  private let eras: Eras
  private let target: Int

  /// A day's brews lie from 14 hours before its UTC counterpart to 12 hours after it, or 24 where
  /// days start at noon, so events more than two dates apart are in the same order by date and by
  /// instant.
  private static let reach = 2

  init(of tracker: Tracker, _ rules: DailyRules, on connection: Connection) {
    self.connection = connection
    self.tracker = .text(tracker.id.description)
    eras = Eras(of: self.tracker, on: connection)
    target = rules.target
  }

  /// The days from `first` on since the last reset, newest first, and the longest streak ever, 0
  /// before the first.
  func sinceReset(from first: Day) throws -> (days: [LoggedDay], best: Int) {
    let days = try rows(Self.inEra, try eras.last(), first)
    return (days.map(\.logged), try days.first?.best ?? best())
  }

  private func best() throws -> Int {
    try connection.first(
      "SELECT best FROM logged_day WHERE tracker = ?1 ORDER BY era DESC, day DESC LIMIT 1", tracker
    ) { try $0.length(0) } ?? 0
  }

  /// The last streak up to a day, over all eras.
  func past(upTo day: Day) throws -> PastStreak? {
    let present = try eras.last()
    guard let last = try rows(Self.lastStreak, present, day).first else { return nil }
    let reset = last.era == present ? nil : try eras.reset(after: last.era)
    return PastStreak(upTo: last.logged, reset: reset)
  }

  /// Brings the days up to date with an event that was just inserted, and says which have changed.
  func follow(_ event: Event) throws -> ChangedDays? {
    switch event.kind {
    case .log: return try add(event.at, brews: 1)
    case .skip: return try add(event.at, brews: 0)
    case .reset:
      let start = event.at.instant.microseconds
      return try move(around: event.at.day, from: try eras.era(at: start - 1), to: start)
    case .undo(let target): return try takeBack(target)
    case .add, .set: return nil
    }
  }

  /// Makes them all, from all events, where there are none yet.
  func make() throws {
    for era in try eras.all() {
      let days = try connection.first(
        """
        SELECT min(day), max(day) FROM standing
        WHERE tracker = ?1 AND kind IN ('log', 'skip') AND at >= ?2 AND at < ?3
        """, tracker, .integer(era), .integer(try eras.end(of: era))
      ) { $0.isNull(0) ? nil : try $0.day(0)...$0.day(1) }
      if let days = days ?? nil { try recount(era, days) }
    }
    try restreak(Int64.min, from: Day.range.lowerBound)
  }

  /// Adds a log, or a skip if it has no `brews`.
  private func add(_ moment: Moment, brews: Int) throws -> ChangedDays {
    let era = try eras.era(at: moment.instant.microseconds)
    if brews == 0, try isSkipped(moment.day, in: era) {
      throw IntentError.alreadySkipped(moment.day)
    }
    try connection.run(
      """
      INSERT INTO logged_day VALUES (?1, ?2, ?3, ?5, 1 - ?5, ?4, ?4, 0, ?3, 0)
      ON CONFLICT DO UPDATE SET brews = brews + ?5, skipped = max(skipped, 1 - ?5),
        first_offset = max(first_offset, ?4), last_offset = min(last_offset, ?4)
      """, tracker, .integer(era), .int(moment.day.number), .int(moment.utcOffset), .int(brews))
    try restreak(era, from: moment.day)
    return ChangedDays(eras: [era], days: moment.day...moment.day)
  }

  private func isSkipped(_ day: Day, in era: Int64) throws -> Bool {
    try connection.first(
      "SELECT skipped FROM logged_day WHERE tracker = ?1 AND era = ?2 AND day = ?3", tracker,
      .integer(era), .int(day.number)
    ) { try $0.bool(0) } ?? false
  }

  private func takeBack(_ target: EventID) throws -> ChangedDays? {
    guard
      let event = try connection.first(
        "SELECT \(Event.columns) FROM event WHERE id = ?1", .text(target.description),
        read: { try Event(row: $0) })
    else { return nil }
    let instant = event.at.instant.microseconds
    switch event.kind {
    case .log, .skip:
      let era = try eras.era(at: instant)
      let days = event.at.day...event.at.day
      try recount(era, days)
      try restreak(era, from: event.at.day)
      return ChangedDays(eras: [era], days: days)
    case .reset:
      // Another reset at the same instant keeps the era as it is.
      let era = try eras.era(at: instant)
      return era == instant ? nil : try move(around: event.at.day, from: instant, to: era)
    case .add, .set, .undo: return nil
    }
  }

  /// Moves the brews and skips that a reset on `day` stands between from one era to the other.
  private func move(around day: Day, from old: Int64, to new: Int64) throws -> ChangedDays {
    let shared = day.advanced(by: -Self.reach)...day.advanced(by: Self.reach)
    try connection.run(
      "UPDATE logged_day SET era = ?3 WHERE tracker = ?1 AND era = ?2 AND day > ?4",
      tracker, .integer(old), .integer(new), .int(shared.upperBound.number))
    // The earlier era first: the later one goes on from what is counted in it.
    let eras = [min(old, new), max(old, new)]
    for era in eras { try recount(era, shared) }
    for era in eras { try restreak(era, from: shared.lowerBound) }
    return ChangedDays(eras: eras, days: shared, moved: (old, new))
  }

  /// Counts the brews and skips of some days of an era again, from the events.
  private func recount(_ era: Int64, _ days: ClosedRange<Day>) throws {
    try connection.run(
      "DELETE FROM logged_day WHERE tracker = ?1 AND era = ?2 AND day BETWEEN ?3 AND ?4",
      tracker, .integer(era), .int(days.lowerBound.number), .int(days.upperBound.number))
    guard try eras.era(at: era) == era else { return }
    // The bound on the instant lets the index find the few events; the bound on the day decides.
    try connection.run(
      """
      INSERT INTO logged_day
      SELECT ?1, ?2, day, sum(kind = 'log'), max(kind = 'skip'), max(utc_offset), min(utc_offset),
        0, day, 0
      FROM standing
      WHERE tracker = ?1 AND kind IN ('log', 'skip') AND at BETWEEN ?6 AND ?7 AND at >= ?2 AND at < ?3
        AND day BETWEEN ?4 AND ?5
      GROUP BY day
      """, tracker, .integer(era), .integer(try eras.end(of: era)), .int(days.lowerBound.number),
      .int(days.upperBound.number),
      .int(days.lowerBound.reach.lowerBound), .int(days.upperBound.reach.upperBound))
  }

  /// Computes the streaks again, from the day `first` of an era up to where nothing changes any more:
  /// a streak ends with its era, the best one goes on.
  private func restreak(_ era: Int64, from first: Day) throws {
    // Between days that are further apart one was missed, wherever they began and ended.
    let before = try rows(Self.lastTwoBefore, era, first)
    var previous = before.first
    var link = before.first { $0.logged.streak.length > 0 }
    for row in try rows(Self.onwards, era, first) {
      let day = row.logged
      let streak = Streak.reaching(
        day, after: link?.era == row.era ? link?.logged : nil, target: target)
      let best = max(previous?.best ?? 0, streak.length)
      let isChanged = row.era == era && day.day == first
      // What comes after a day without a streak may go on from what is before it.
      let isSame = streak == day.streak && best == row.best
      if isSame, !isChanged, streak.length > 0 { return }
      if !isSame { try write(streak, best: best, of: day.day, in: row.era) }
      previous = StoredDay(era: row.era, logged: day.with(streak), best: best)
      if streak.length > 0 { link = previous }
    }
  }

  private func write(_ streak: Streak, best: Int, of day: Day, in era: Int64) throws {
    try connection.run(
      """
      UPDATE logged_day SET streak = ?4, since = ?5, best = ?6
      WHERE tracker = ?1 AND era = ?2 AND day = ?3
      """, tracker, .integer(era), .int(day.number), .int(streak.length),
      .int((streak.since ?? day).number), .int(best))
  }

  private func rows(_ select: String, _ era: Int64, _ day: Day) throws -> [StoredDay] {
    try connection.rows(
      select, tracker, .integer(era), .int(day.number), read: StoredDay.init(row:))
  }

  // Each press runs these, so they are put together once.
  private static let inEra = select("era = ?2 AND day >= ?3 ORDER BY day DESC")
  private static let lastStreak = select(
    "streak > 0 AND (era, day) <= (?2, ?3) ORDER BY era DESC, day DESC LIMIT 1")
  private static let onwards = select("(era, day) >= (?2, ?3) ORDER BY era, day")
  private static let lastTwoBefore = select(
    "(era, day) < (?2, ?3) ORDER BY era DESC, day DESC LIMIT 2")

  private static func select(_ condition: String) -> String {
    "SELECT \(StoredDay.columns) FROM logged_day WHERE tracker = ?1 AND \(condition)"
  }
}

extension LoggedDay {
  fileprivate func with(_ streak: Streak) -> LoggedDay {
    LoggedDay(
      day: day, brews: brews, isSkipped: isSkipped, firstOffset: firstOffset,
      lastOffset: lastOffset, streak: streak)
  }
}
