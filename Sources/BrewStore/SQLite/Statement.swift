import BrewCore
import CSQLite

/// A value to bind.
enum SQLiteValue {
  case null
  case integer(Int64)
  case text(String)

  static func int(_ value: Int) -> SQLiteValue { .integer(Int64(value)) }
  static func optional(_ text: String?) -> SQLiteValue { text.map(SQLiteValue.text) ?? .null }
}

/// A prepared statement. Finalized when it is released.
final class Statement {
  /// Its text.
  let sql: String
  fileprivate let handle: OpaquePointer
  private let connection: OpaquePointer
  /// True if a row had a number that nothing recorded comes to.
  fileprivate var isImpossible = false

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
    isImpossible = false
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
    try checkRow()
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return Row(statement: self)
    case SQLITE_DONE: return nil
    default: throw SQLiteError(connection)
    }
  }

  /// Throws that the file is damaged if what was read of the row is impossible: SQLite does not notice a
  /// number that is another, and to count on from it would end the program.
  func checkRow() throws(SQLiteError) {
    if isImpossible { throw SQLiteError(code: SQLITE_CORRUPT) }
  }

  func forEach(_ body: (Row) throws -> Void) throws {
    while let row = try next() { try body(row) }
  }
}

/// The row that a statement stands on. It keeps the statement from being finalized.
struct Row {
  fileprivate let statement: Statement

  /// Throws if what was read of it so far is impossible. Who keeps the values needs not ask.
  func check() throws(SQLiteError) { try statement.checkRow() }

  func integer(_ column: Int32) -> Int64 {
    sqlite3_column_int64(statement.handle, column)
  }

  /// An instant or a revision.
  func large(_ column: Int32) -> Int64 {
    within(1 << 60, column)
  }

  func int(_ column: Int32) -> Int {
    Int(within(1 << 42, column))
  }

  func day(_ column: Int32) -> Day {
    Day(number: Int(within(1 << 23, column)))
  }

  /// The number if it lies within the bound on both sides of 0; else the row is impossible.
  private func within(_ bound: Int64, _ column: Int32) -> Int64 {
    let number = integer(column)
    if (-bound...bound).contains(number) { return number }
    statement.isImpossible = true
    return 0
  }

  func text(_ column: Int32) -> String {
    optionalText(column) ?? ""
  }

  /// The lines of a text, split by bytes: each look at a tracker does this.
  func lines(_ column: Int32) -> [String] {
    text(column).utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }

  func optionalText(_ column: Int32) -> String? {
    sqlite3_column_text(statement.handle, column).map { String(cString: $0) }
  }
}
