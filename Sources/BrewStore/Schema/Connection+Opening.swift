import BrewCore

extension Connection {
  /// Opens the store's file. A link on the way to it is followed, unless another user may have made it.
  static func opening(_ location: StoreLocation, busySeconds: Int32) throws -> Connection {
    location.freeSideFiles()
    let connection: Connection
    do {
      connection = try Connection(path: location.file, busySeconds: busySeconds)
    } catch {
      guard error.isOfALink else { throw error }
      connection = try Connection(path: location.withoutLinks, busySeconds: busySeconds)
    }
    try connection.execute(
      """
      PRAGMA synchronous = FULL; PRAGMA cache_size = -256; PRAGMA foreign_keys = ON;
      PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY
      """)
    return connection
  }

  /// Opens a store in memory that begins as an image of a file.
  convenience init(image: [UInt8]) throws(SQLiteError) {
    try self.init(path: ":memory:", busySeconds: 0)
    try hold(image)
  }

  /// A store with nothing in it, in memory.
  static func empty() throws -> Connection {
    let connection = try Connection(path: ":memory:", busySeconds: 0)
    try connection.migrate(from: 0) { .monday }
    return connection
  }

  /// Gives the file the schema that this program writes. `firstWeekday` is for a store that counts weeks
  /// and does not keep yet when they start.
  func bringUpToDate(at location: StoreLocation, _ firstWeekday: () -> Weekday) throws {
    if try transaction(.deferred, { try version(of: location) }) == 0 { try enterWAL() }
    try transaction(.immediate) {
      // Another process may have been faster.
      let version = try version(of: location)
      if version < Schema.version { try migrate(from: version, firstWeekday) }
    }
    // A copy that is put in the place of a fresh file would get its tables on top.
    emptyLog()
  }

  /// The change to WAL mode does not wait for another process that is about to write, as a transaction
  /// does that keeps all others out.
  private func enterWAL() throws {
    while true {
      do {
        return try execute(Self.enteringWAL)
      } catch let error where error.isBusy {
        try execute("BEGIN EXCLUSIVE; COMMIT")
      }
    }
  }

  /// True if the file is marked as this program's and has the schema that it writes.
  var isCurrent: Bool {
    get throws {
      try pragma("application_id") == Schema.applicationID
        && pragma("user_version") == Schema.version
    }
  }

  private func pragma(_ name: String) throws -> Int64 {
    try first("PRAGMA \(name)") { try $0.integer(0, in: Int64.min...Int64.max) } ?? 0
  }

  /// The schema of the file, 0 if it is empty. Refuses files that are not this program's to write.
  private func version(of location: StoreLocation) throws -> Int {
    let version = try pragma("user_version")
    let application = try pragma("application_id")
    if application == 0, version == 0, try pragma("schema_version") == 0 { return 0 }
    guard application == Schema.applicationID else {
      if try hasTables { throw SQLiteError(damaged: "application_id") }
      throw StoreError(file: location.file, cause: .foreign)
    }
    guard Schema.versions.contains(version) else { throw SQLiteError(damaged: "user_version") }
    guard version <= Schema.version else {
      let cause = StoreError.Cause.newer(schema: Int(version), known: Schema.version)
      throw StoreError(file: location.file, cause: cause)
    }
    return Int(version)
  }

  /// True if the tables are those of a store, whatever the file is marked as.
  private var hasTables: Bool {
    get throws {
      let names = "'tracker', 'event', 'logged_day'"
      return try first("SELECT count(*) FROM sqlite_schema WHERE name IN (\(names))") {
        try $0.int(0, in: 0...Int.max) == 3
      } ?? false
    }
  }

  private func migrate(from version: Int, _ firstWeekday: () -> Weekday) throws {
    for migration in Schema.migrations[version...] { try execute(migration()) }
    if version < Schema.firstWithWeekStart { try keepWeekStart(firstWeekday) }
    try execute(
      """
      PRAGMA application_id = \(Schema.applicationID);
      PRAGMA user_version = \(Schema.version)
      """)
  }

  /// Fills in the day on which weeks start where they are counted, and makes the weeks.
  private func keepWeekStart(_ firstWeekday: () -> Weekday) throws {
    let counting = "SELECT 1 FROM tracker WHERE days_a_week IS NOT NULL LIMIT 1"
    guard try first(counting, read: { _ in true }) != nil else { return }
    try run(
      "UPDATE tracker SET week_starts = ?1 WHERE days_a_week IS NOT NULL",
      .int(firstWeekday().index))
    for tracker in try trackers() { try LoggedWeeks(of: tracker, on: self)?.make() }
  }
}
