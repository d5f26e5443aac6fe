import BrewCore

extension Store {
  /// What is wrong with the file, in words for those who know its shape; empty for a sound one. It reads all
  /// of it. Throws ``StoreError``.
  public func faults() throws -> [String] {
    try transaction(.deferred) { try $0.faults() }
  }

  /// The tables that are derived from what was recorded and say something else: then what is shown is
  /// wrong. It reads everything that was recorded. Throws ``StoreError``.
  public func differences() throws -> [String] {
    try transaction(.deferred) { connection in
      let derivation = try Derivation(on: connection)
      defer { try? derivation.drop() }
      return try derivation.differences()
    }
  }

  /// Makes anew what can be made from what was recorded: the indexes, and the derived tables. What was
  /// recorded stays as it is. The result is what was wrong; where that is nothing, nothing is written, nor
  /// is it where the file would not be sound after it: then it throws ``StoreError``.
  public func mend() throws -> [String] {
    let mended = try transaction(.immediate) { connection in
      let faults = try connection.faults()
      if !faults.isEmpty { try connection.execute("REINDEX") }
      let derivation = try Derivation(on: connection)
      let differences = try derivation.differences()
      for table in differences { try derivation.store(table) }
      try derivation.drop()
      let mended = faults + differences
      if mended.isEmpty { return mended }
      // All that is shown may be another.
      let revision = try connection.revision(after: connection.revision())
      try connection.run("UPDATE tracker SET revision = ?1", .integer(revision))
      if let fault = try connection.faults().first { throw SQLiteError(damaged: fault) }
      return mended
    }
    if !mended.isEmpty { announce() }
    return mended
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

extension Connection {
  /// What SQLite finds wrong, which is nothing that it may have kept, and what no column holds.
  fileprivate func faults() throws -> [String] {
    let found = try rows("PRAGMA integrity_check(10)") { try $0.text(0) }
    let strays = try rows("PRAGMA foreign_key_check") { "a stray row in \(try $0.text(0))" }
    do {
      try readAll()
    } catch let error as SQLiteError where error.isDamage {
      return found.filter { $0 != "ok" } + strays + [error.place]
    }
    return found.filter { $0 != "ok" } + strays
  }

  /// A number that is another one is not wrong to SQLite.
  private func readAll() throws {
    for tracker in try trackers() {
      let noon = Moment(instant: Instant(seconds: 0), utcOffset: 0, day: Day(number: 0))
      _ = try snapshot(of: tracker.id, now: noon)
    }
    try forEach("SELECT revision FROM tracker") { _ = try $0.revision(0) }
    try forEach("SELECT revision, \(Event.columns) FROM event") {
      _ = (try $0.revision(0), try Event(row: $0, from: 1))
    }
    try forEach("SELECT \(StoredDay.columns) FROM logged_day") { _ = try StoredDay(row: $0) }
    try forEach("SELECT \(StoredWeek.columns) FROM logged_week") { _ = try StoredWeek(row: $0) }
    try forEach("SELECT at, revision, day, length, best FROM ended_streak") {
      _ = (try $0.instant(0), try $0.revision(1), try $0.day(2), try $0.length(3), try $0.length(4))
    }
    try forEach("SELECT revision, count, is_set FROM counted") {
      _ = (try $0.revision(0), try $0.int(1, in: CountRules.range), try $0.bool(2))
    }
  }
}
