import BrewCore

/// A row of the table of weeks.
struct StoredWeek: Equatable {
  let era: Int64
  /// The day on which it ends.
  let day: Day
  let done: Int
  let skipped: Int
  /// The first of its days that are done.
  let first: Day
  /// The streak up to and with it.
  var streak: Streak
  /// The longest streak up to and with it, over all eras.
  var best: Int

  /// The columns that ``init(row:)`` reads, in its order.
  static let columns = "era, day, done, skipped, first, streak, since, best"

  init(row: Row) throws(SQLiteError) {
    era = try row.era(0)
    day = try row.day(1)
    done = try row.int(2, in: 0...7)
    skipped = try row.int(3, in: 0...7)
    first = try row.day(4)
    streak = try Streak(row: row, length: 5, since: 6)
    best = try row.length(7)
  }

  /// Gives it the streak that it has after the week before it with a log or a skip.
  mutating func measure(after before: StoredWeek?, daysAWeek: Int) {
    let isNext = before.map { $0.era == era && day.number - $0.day.number == 7 } ?? false
    let last = isNext ? before?.streak ?? .none : .none
    if done >= daysAWeek {
      streak = Streak(length: last.length + 1, since: last.since ?? first)
    } else {
      streak = done + skipped >= daysAWeek ? last : .none
    }
    best = max(before?.best ?? 0, streak.length)
  }
}
