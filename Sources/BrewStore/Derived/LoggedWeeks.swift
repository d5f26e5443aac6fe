import BrewCore

/// The derived table of the weeks of a tracker that counts them, kept in step with its logged days.
///
/// It has a row for each week with a log or a skip, by the day on which that ends. A log touches its own week,
/// and those after it if it was backdated.
struct LoggedWeeks {
  private let connection: Connection
  private let tracker: SQLiteValue
  private let target: Int
  private let rules: WeekRules

  /// Nil for a tracker that counts no weeks.
  init?(of tracker: Tracker, on connection: Connection) {
    guard case .daily(let daily) = tracker.rules, let rules = daily.weeks else { return nil }
    self.connection = connection
    self.tracker = .text(tracker.id.description)
    target = daily.target
    self.rules = rules
  }

  /// What is known of them on a day and on the next.
  func known(at today: Day) throws -> WeekStreaks {
    let era = try Eras(of: tracker, on: connection).last()
    let ending = try connection.rows(
      Self.inEra, tracker, .integer(era), .int(today.number - 7), .int(today.number + 2),
      read: StoredWeek.init(row:))
    let best = try connection.first(
      "SELECT best FROM logged_week WHERE tracker = ?1 ORDER BY era DESC, day DESC LIMIT 1", tracker
    ) { try $0.length(0) }
    return WeekStreaks(
      ending: Dictionary(ending.map { ($0.day, $0.streak) }) { $1 }, best: best ?? 0)
  }

  /// The last streak of weeks up to a day, over all eras.
  func past(upTo day: Day) throws -> PastStreak? {
    let eras = Eras(of: tracker, on: connection)
    let present = try eras.last()
    guard let last = try weeks(Self.lastStreak, present, day).first else { return nil }
    let reset = last.era == present ? nil : try eras.reset(after: last.era)
    return PastStreak(ofWeeks: last.streak.length, upTo: last.day, reset: reset)
  }

  /// Brings the weeks up to date with days that have changed.
  func follow(_ change: ChangedDays) throws {
    let first = change.days.lowerBound.startOfWeek(on: rules.start)
    let last = change.days.upperBound.startOfWeek(on: rules.start).advanced(by: 6)
    if let moved = change.moved {
      try connection.run(
        "UPDATE logged_week SET era = ?3 WHERE tracker = ?1 AND era = ?2 AND day > ?4",
        tracker, .integer(moved.from), .integer(moved.to), .int(last.number))
    }
    for era in change.eras { try recount(era, first...last) }
    for era in change.eras { try restreak(era, first...last) }
  }

  /// Makes them all, from all logged days.
  func make() throws {
    try connection.run("DELETE FROM logged_week WHERE tracker = ?1", tracker)
    let eras = try connection.rows(
      """
      SELECT era, min(day), max(day) FROM logged_day WHERE tracker = ?1 GROUP BY era ORDER BY era
      """, tracker
    ) { (era: try $0.era(0), first: try $0.day(1), last: try $0.day(2)) }
    for era in eras { try follow(ChangedDays(eras: [era.era], days: era.first...era.last)) }
  }

  /// Counts again what the weeks of an era have that lie within some days.
  private func recount(_ era: Int64, _ days: ClosedRange<Day>) throws {
    let ends = [SQLiteValue.int(days.lowerBound.number), .int(days.upperBound.number)]
    try connection.run(
      "DELETE FROM logged_week WHERE tracker = ?1 AND era = ?2 AND day BETWEEN ?3 AND ?4",
      tracker, .integer(era), ends[0], ends[1])
    // 1970-01-01 was a Thursday; SQLite's remainder has the sign of what is divided.
    try connection.run(
      """
      INSERT INTO logged_week
      SELECT ?1, ?2, last, sum(brews >= ?5), sum(brews < ?5 AND skipped),
        coalesce(min(iif(brews >= ?5, day, NULL)), last), 0, last, 0
      FROM (
        SELECT day + 6 - ((day + 3 - ?6) % 7 + 7) % 7 AS last, day, brews, skipped FROM logged_day
        WHERE tracker = ?1 AND era = ?2 AND day BETWEEN ?3 AND ?4)
      GROUP BY last
      """, tracker, .integer(era), ends[0], ends[1], .int(target),
      .int(rules.start.index))
  }

  /// Computes the streaks again from the weeks of an era on that lie within some days, which were just counted,
  /// up to where nothing changes any more: a streak ends with its era, the best one goes on.
  private func restreak(_ era: Int64, _ days: ClosedRange<Day>) throws {
    let first = days.lowerBound
    var before = try weeks(Self.lastBefore, era, first).first
    for var week in try weeks(Self.onwards, era, first) {
      let was = week
      week.measure(after: before, daysAWeek: rules.days)
      if week == was, week.era != era || !days.contains(week.day) { return }
      try connection.run(
        """
        UPDATE logged_week SET streak = ?4, since = ?5, best = ?6
        WHERE tracker = ?1 AND era = ?2 AND day = ?3
        """, tracker, .integer(week.era), .int(week.day.number), .int(week.streak.length),
        .int((week.streak.since ?? week.day).number), .int(week.best))
      before = week
    }
  }

  private func weeks(_ select: String, _ era: Int64, _ day: Day) throws -> [StoredWeek] {
    try connection.rows(
      select, tracker, .integer(era), .int(day.number), read: StoredWeek.init(row:))
  }

  // Each press runs these, so they are put together once.
  private static let inEra = select("era = ?2 AND day BETWEEN ?3 AND ?4")
  private static let lastStreak = select(
    "streak > 0 AND (era, day) <= (?2, ?3) ORDER BY era DESC, day DESC LIMIT 1")
  private static let onwards = select("(era, day) >= (?2, ?3) ORDER BY era, day")
  private static let lastBefore = select(
    "(era, day) < (?2, ?3) ORDER BY era DESC, day DESC LIMIT 1")

  private static func select(_ condition: String) -> String {
    "SELECT \(StoredWeek.columns) FROM logged_week WHERE tracker = ?1 AND \(condition)"
  }
}
