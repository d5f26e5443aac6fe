import BrewCore

/// The derived table of the weeks of a tracker that counts them, kept in step with its logged days.
///
/// When a week starts may change, so it has each seven days in a row with a log or a skip, by the day on
/// which they end. A log touches the seven that it is in, and those after them if it was backdated.
struct LoggedWeeks {
  private let connection: Connection
  private let tracker: SQLiteValue
  private let rules: DailyRules
  private let daysAWeek: Int

  /// Nil for a tracker that counts no weeks.
  init?(of tracker: Tracker, _ rules: DailyRules, on connection: Connection) {
    guard let daysAWeek = rules.daysAWeek else { return nil }
    self.connection = connection
    self.tracker = .text(tracker.id.description)
    self.rules = rules
    self.daysAWeek = daysAWeek
  }

  /// What is known of them on a day and on the next.
  func known(at today: Day) throws -> WeekStreaks {
    let ending = try connection.rows(
      """
      SELECT \(StoredWeek.columns) FROM logged_week WHERE tracker = ?1 AND starts IN (\(Self.starts))
        AND era = ?2 AND day BETWEEN ?3 AND ?4
      """, tracker, .integer(try Eras(of: tracker, on: connection).last()),
      .int(today.number - 7), .int(today.number), read: StoredWeek.init(row:))
    let best = try connection.rows(
      """
      SELECT column1, (SELECT best FROM logged_week WHERE tracker = ?1 AND starts = column1
        ORDER BY era DESC, day DESC LIMIT 1) AS best
      FROM (VALUES \(Self.rows)) WHERE best > 0
      """, tracker
    ) { (Weekday.allCases[$0.int(0)], $0.int(1)) }
    return WeekStreaks(
      ending: Dictionary(ending.map { ($0.day, $0.streak) }) { $1 },
      best: Dictionary(best) { $1 })
  }

  /// Brings the weeks up to date with days that have changed.
  func follow(_ change: ChangedDays) throws {
    // The last seven days that one of them is in end six days after it.
    let days = change.days.lowerBound...change.days.upperBound.advanced(by: 6)
    if let moved = change.moved {
      try connection.run(
        """
        UPDATE logged_week SET era = ?3
        WHERE tracker = ?1 AND starts IN (\(Self.starts)) AND era = ?2 AND day > ?4
        """, tracker, .integer(moved.from), .integer(moved.to), .int(days.upperBound.number))
    }
    for era in change.eras { try recount(era, days) }
    for era in change.eras {
      for starts in 0..<7 { try restreak(starts, era, days) }
    }
  }

  /// Makes them all, from all logged days.
  func make() throws {
    let eras = try connection.rows(
      "SELECT era, min(day), max(day) FROM logged_day WHERE tracker = ?1 GROUP BY era", tracker
    ) { (era: $0.integer(0), first: $0.day(1), last: $0.day(2)) }
    for era in eras { try follow(ChangedDays(eras: [era.era], days: era.first...era.last)) }
  }

  /// Counts what the weeks that end on some days of an era have, again.
  private func recount(_ era: Int64, _ days: ClosedRange<Day>) throws {
    let ends = [SQLiteValue.int(days.lowerBound.number), .int(days.upperBound.number)]
    try connection.run(
      """
      DELETE FROM logged_week WHERE tracker = ?1 AND starts IN (\(Self.starts)) AND era = ?2
        AND day BETWEEN ?3 AND ?4
      """, tracker, .integer(era), ends[0], ends[1])
    // 1970-01-01 was a Thursday; SQLite's remainder has the sign of what is divided.
    try connection.run(
      """
      WITH RECURSIVE last (day) AS (
        VALUES (?3) UNION ALL SELECT day + 1 FROM last WHERE day < ?4)
      INSERT INTO logged_week
      SELECT ?1, ((last.day + 4) % 7 + 7) % 7, ?2, last.day, sum(brews >= ?5),
        sum(brews < ?5 AND skipped), coalesce(min(iif(brews >= ?5, d.day, NULL)), last.day), 0,
        last.day, 0
      FROM last JOIN logged_day AS d
        ON d.tracker = ?1 AND d.era = ?2 AND d.day BETWEEN last.day - 6 AND last.day
      GROUP BY last.day
      """, tracker, .integer(era), ends[0], ends[1], .int(rules.target))
  }

  /// Computes the streaks again of weeks that start on a day of the week, from those that end on some
  /// days of an era, which were just counted, up to where nothing changes any more: a streak ends with its
  /// era, the best one goes on.
  private func restreak(_ starts: Int, _ era: Int64, _ days: ClosedRange<Day>) throws {
    let first = days.lowerBound
    var before = try weeks(
      "(era, day) < (?3, ?4) ORDER BY era DESC, day DESC LIMIT 1", starts, era, first
    )
    .first
    for var week in try weeks("(era, day) >= (?3, ?4) ORDER BY era, day", starts, era, first) {
      let was = week
      week.measure(after: before, daysAWeek: daysAWeek)
      if week == was, week.era != era || !days.contains(week.day) { return }
      try connection.run(
        """
        UPDATE logged_week SET streak = ?5, since = ?6, best = ?7
        WHERE tracker = ?1 AND starts = ?2 AND era = ?3 AND day = ?4
        """, tracker, .int(starts), .integer(week.era), .int(week.day.number),
        .int(week.streak.length), .int((week.streak.since ?? week.day).number), .int(week.best))
      before = week
    }
  }

  private func weeks(
    _ condition: String, _ starts: Int, _ era: Int64, _ day: Day
  ) throws -> [StoredWeek] {
    try connection.rows(
      """
      SELECT \(StoredWeek.columns) FROM logged_week WHERE tracker = ?1 AND starts = ?2 AND \(condition)
      """, tracker, .int(starts), .integer(era), .int(day.number), read: StoredWeek.init(row:))
  }

  private static let starts = (0..<7).map { "\($0)" }.joined(separator: ", ")
  private static let rows = (0..<7).map { "(\($0))" }.joined(separator: ", ")
}
