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
  init(row: Row) {
    era = row.integer(0)
    logged = LoggedDay(
      day: row.day(1), brews: row.int(2), isSkipped: row.int(3) != 0,
      firstOffset: row.int(4), lastOffset: row.int(5),
      streak: row.int(6) == 0
        ? .none : Streak(length: row.int(6), since: row.day(7)))
    best = row.int(8)
  }
}
