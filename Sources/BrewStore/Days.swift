import BrewCore

extension Store {
  /// How many brews each day from `first` on has, also those before a reset; days without are left
  /// out. Throws ``StoreError``.
  public func brews(of tracker: Tracker.ID, from first: Day) throws -> [Day: Int] {
    // A day's brews lie less than a day before or after its UTC counterpart: the bound on the instant
    // lets the index find the few events, the bound on the day decides.
    let microseconds = (first.number - 1) * 86_400_000_000
    let rows = try transaction(.deferred) { connection in
      try connection.rows(
        """
        SELECT day, count(*) FROM standing
        WHERE tracker = ?1 AND kind = 'log' AND at >= ?2 AND day >= ?3 GROUP BY day
        """, .text(tracker.description), .int(microseconds), .int(first.number)
      ) { (Day(number: $0.int(0)), $0.int(1)) }
    }
    return Dictionary(rows) { $1 }
  }
}
