import BrewCore

extension Store {
  /// How many brews each day from `first` on has, also those before a reset; days without are left
  /// out. Throws ``StoreError``.
  public func brews(of tracker: Tracker.ID, from first: Day) throws -> [Day: Int] {
    // The bound on the instant lets the index find the few events, the bound on the day decides.
    let rows = try transaction(.deferred) { connection in
      try connection.rows(
        """
        SELECT day, count(*) FROM standing
        WHERE tracker = ?1 AND kind = 'log' AND at >= ?2 AND day >= ?3 GROUP BY day
        """, .text(tracker.description), .int(first.reach.lowerBound), .int(first.number)
      ) { (try $0.day(0), try $0.int(1, in: LoggedDay.counts)) }
    }
    return Dictionary(rows) { $1 }
  }
}

extension Day {
  /// Where the instants lie that can be on the day, in microseconds: anywhere on Earth it begins less
  /// than a day before its UTC counterpart, and it ends less than a day after it, also where days start
  /// at noon.
  var reach: ClosedRange<Int> {
    let microseconds = 86_400_000_000
    return (number - 1) * microseconds...(number + 2) * microseconds
  }
}
