import CSQLite

/// A prepared statement. Finalized when it is released.
final class Statement {
  /// Its text.
  let sql: String
  /// SQLite's own handle. Only it and its rows call SQLite with it.
  let handle: OpaquePointer
  private let connection: OpaquePointer

  init(_ sql: String, on connection: OpaquePointer) throws(SQLiteError) {
    var handle: OpaquePointer?
    guard sqlite3_prepare_v2(connection, sql, -1, &handle, nil) == SQLITE_OK, let handle else {
      throw SQLiteError(connection)
    }
    self.sql = sql
    self.handle = handle
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Gives it these values, in place of those that it had.
  func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    for (index, value) in zip(Int32(1)..., values) {
      guard bind(value, at: index) == SQLITE_OK else { throw SQLiteError(connection) }
    }
  }

  /// Ends it where it stands, so that it holds no lock, and makes it ready to be run again.
  func reset() {
    sqlite3_reset(handle)
  }

  private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    case .integer(let number): return sqlite3_bind_int64(handle, index, number)
    case .text(let text):
      return brewlog_bind_text(handle, index, text, Int32(text.utf8.count))
    }
  }

  /// The next row, nil after the last. It is valid until the next call.
  func next() throws(SQLiteError) -> Row? {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return Row(statement: self)
    case SQLITE_DONE: return nil
    default: throw SQLiteError(connection)
    }
  }

  func forEach(_ body: (Row) throws -> Void) throws {
    while let row = try next() { try body(row) }
  }
}
