import BrewCore

extension Store {
  /// All trackers, in the order in which they were made. Throws ``StoreError``.
  public func trackers() throws -> [Tracker] {
    try transaction(.deferred) { try $0.trackers() }
  }

  /// All trackers, each with the revision of the last change of it or of what was recorded for it.
  /// Throws ``StoreError``.
  public func trackersWithRevisions() throws -> [(tracker: Tracker, revision: Int64)] {
    try transaction(.deferred) { connection in
      try connection.rows(
        "SELECT \(lastChange) AS changed, \(Tracker.columns) FROM tracker AS t ORDER BY t.rowid"
      ) { (try Tracker(row: $0, from: 1), try $0.revision(0)) }
    }
  }

  /// Adds or changes the tracker that `decide` makes of the present ones. Throws ``StoreError`` or
  /// what `decide` throws; nothing is written then.
  public func edit(_ decide: ([Tracker]) throws -> Tracker?) throws {
    // What is refused makes no store.
    guard try decide(trackers()) != nil else { return }
    try transaction(.immediate) { connection in
      guard let tracker = try decide(connection.trackers()) else { return }
      try connection.write(
        tracker, revision: try connection.revision(after: connection.revision()))
      if let chosen = weekStart.chosen { try connection.startWeeks(on: chosen) }
    }
    announce()
  }
}

extension Tracker {
  /// The columns that ``init(row:from:)`` reads, in its order.
  static let columns = """
    id, name, kind, methods, since, start, target, below_zero, label, unit, archived, \
    days_a_week, reminders, card, week_starts
    """

  /// A tracker from the columns that begin at `first`.
  init(row: Row, from first: Int32 = 0) throws(SQLiteError) {
    guard let kind = Kind(rawValue: try row.text(first + 2)) else { throw row.damage(first + 2) }
    let rules: Rules
    switch kind {
    case .daily: rules = .daily(try DailyRules(row: row, from: first))
    case .clean: rules = .clean(since: try row.day(first + 4))
    case .count: rules = .count(try CountRules(row: row, from: first))
    }
    var reminders: [Reminder] = []
    for line in try row.lines(first + 12) {
      guard let reminder = Reminder(stored: line) else { throw row.damage(first + 12) }
      reminders.append(reminder)
    }
    self.init(
      id: ID(stored: try row.text(first)), name: ShortText(stored: try row.text(first + 1)),
      rules: rules, label: try row.optionalText(first + 8).map(ShortText.init(stored:)),
      unit: try row.optionalText(first + 9).map(CountUnit.init(stored:)),
      isArchived: try row.bool(first + 10), reminders: reminders,
      hasCard: row.isNull(first + 13) ? nil : try row.bool(first + 13))
  }
}

extension DailyRules {
  fileprivate init(row: Row, from first: Int32) throws(SQLiteError) {
    self.init(
      methods: try row.lines(first + 3).map(Method.init(stored:)),
      target: try row.int(first + 6, in: Self.targets),
      daysAWeek: try row.optionalInt(first + 11, in: Self.week),
      weekStart: try row.optionalInt(first + 14, in: 0...6).flatMap(Weekday.init(index:)) ?? .monday
    )
  }
}

extension CountRules {
  fileprivate init(row: Row, from first: Int32) throws(SQLiteError) {
    self.init(
      start: try row.int(first + 5, in: Self.range),
      target: try row.optionalInt(first + 6, in: Self.targets),
      goesBelowZero: try row.bool(first + 7))
  }
}

extension Connection {
  func trackers() throws -> [Tracker] {
    try rows("SELECT \(Tracker.columns) FROM tracker ORDER BY rowid") { try Tracker(row: $0) }
  }

  func write(_ tracker: Tracker, revision: Int64) throws {
    var (methods, since) = (SQLiteValue.null, SQLiteValue.null)
    var (target, daysAWeek) = (Int?.none, Int?.none)
    var count: CountRules?
    switch tracker.rules {
    case .daily(let rules):
      methods = .text(rules.methods.inLines)
      (target, daysAWeek) = (rules.target, rules.weeks?.days)
    case .clean(let day): since = .int(day.number)
    case .count(let rules): (count, target) = (rules, rules.target)
    }
    try run(
      """
      INSERT INTO tracker (\(Tracker.columns), revision)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
      ON CONFLICT (id) DO UPDATE SET
        name = ?2, archived = ?11, reminders = ?13, card = ?14, week_starts = ?15, revision = ?16
      """,
      .text(tracker.id.description), .text(tracker.name.description), .text(tracker.kind.rawValue),
      methods, since, count.map { .int($0.start) } ?? .null,
      target.map { .int($0) } ?? .null,
      count.map { .int($0.goesBelowZero ? 1 : 0) } ?? .null,
      .optional(tracker.label?.description), .optional(tracker.unit?.text.description),
      .int(tracker.isArchived ? 1 : 0), daysAWeek.map { .int($0) } ?? .null,
      .text(tracker.reminders.map(\.stored).joined(separator: "\n")),
      tracker.hasCard.map { .int($0 ? 1 : 0) } ?? .null,
      tracker.weekStart.map { .int($0.index) } ?? .null, .integer(revision))
  }
}

extension Reminder {
  /// The line that a column holds.
  fileprivate var stored: String { "\(second) \(days.bits) \(since.microseconds)" }

  /// The reminder of such a line, nil if it is none.
  fileprivate init?(stored line: String) {
    let numbers = line.split(separator: " ").compactMap { Int64($0) }
    guard numbers.count == 3, (0..<86_400).contains(numbers[0]), (1...127).contains(numbers[1])
    else { return nil }
    let since = Instant(microseconds: numbers[2])
    guard Instant.range.contains(since) else { return nil }
    self.init(second: Int(numbers[0]), days: Weekdays(bits: Int(numbers[1])), since: since)
  }
}

extension [Method] {
  /// The methods as a column holds them.
  var inLines: String { map(\.description).joined(separator: "\n") }
}
