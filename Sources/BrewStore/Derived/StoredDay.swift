import BrewCore

/// A row of the table of logged days.
struct StoredDay {
  /// The instant of the reset that the day comes after.
  let era: Int64
  let logged: LoggedDay
  /// The longest streak up to and with the day, over all eras.
  let best: Int

  /// The columns that ``init(row:)`` reads, in its order.
  static let columns = "era, day, brews, skipped, first_offset, last_offset, streak, since, best"
}

extension StoredDay {
  init(row: Row) throws(SQLiteError) {
    era = try row.era(0)
    logged = LoggedDay(
      day: try row.day(1), brews: try row.int(2, in: LoggedDay.counts),
      isSkipped: try row.bool(3), firstOffset: try row.utcOffset(4),
      lastOffset: try row.utcOffset(5), streak: try Streak(row: row, length: 6, since: 7))
    best = try row.length(8)
  }
}

extension Streak {
  init(row: Row, length: Int32, since: Int32) throws(SQLiteError) {
    let number = try row.length(length)
    let first = try row.day(since)
    self = number == 0 ? .none : Streak(length: number, since: first)
  }
}
