import BrewCore

/// A row of the table of logged days.
struct StoredDay {
  /// The instant of the reset that the day comes after.
  let era: Int64
  let logged: LoggedDay
  /// The longest streak up to and with the day, over all eras.
  let best: Int

  /// The columns that ``init(row:)`` reads, in its order.
  static let columns = "era, day, brews, first_offset, last_offset, streak, since, best"
}

extension StoredDay {
  init(row: Row) {
    era = row.integer(0)
    logged = LoggedDay(
      day: Day(number: row.int(1)), brews: row.int(2), firstOffset: row.int(3),
      lastOffset: row.int(4),
      streak: row.int(5) == 0
        ? .none : Streak(length: row.int(5), since: Day(number: row.int(6))))
    best = row.int(7)
  }
}
