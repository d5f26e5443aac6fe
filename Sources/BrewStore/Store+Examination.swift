import BrewCore

extension Store {
  /// What SQLite finds wrong with the file, in its words; empty for a sound one. It reads all of it.
  public func faults() throws -> [String] {
    try transaction(.deferred) { connection in
      let found = try connection.rows("PRAGMA integrity_check(10)") { $0.text(0) }
      // A number that is another one is not wrong to SQLite.
      for tracker in try connection.trackers() {
        let noon = Moment(instant: Instant(seconds: 0), utcOffset: 0, day: Day(number: 0))
        _ = try connection.snapshot(of: tracker.id, now: noon)
      }
      try connection.forEach("SELECT \(Event.columns) FROM event") { _ = Event(row: $0) }
      try connection.forEach("SELECT \(StoredDay.columns) FROM logged_day") {
        _ = StoredDay(row: $0)
      }
      try connection.forEach("SELECT \(StoredWeek.columns) FROM logged_week") {
        _ = StoredWeek(row: $0)
      }
      try connection.forEach("SELECT day, length, best FROM ended_streak") {
        _ = ($0.day(0), $0.int(1), $0.int(2))
      }
      try connection.forEach("SELECT count FROM counted") { _ = $0.int(0) }
      let strays = try connection.rows("PRAGMA foreign_key_check") {
        "a stray row in \($0.text(0))"
      }
      return found.filter { $0 != "ok" } + strays
    }
  }

  /// Does all of a write up to where it would be kept, and takes it back: nobody sees anything of it,
  /// and nothing is left on the disk. Throws ``StoreError``.
  public func rehearse() throws {
    struct TakenBack: Error {}
    do {
      try transaction(.immediate) { connection in
        try connection.run("UPDATE tracker SET revision = revision")
        throw TakenBack()
      }
    } catch is TakenBack {}
  }
}
