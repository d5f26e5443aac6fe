import BrewCore
import CSQLite

/// The row that a statement stands on. It keeps the statement from being finalized.
struct Row {
  let statement: Statement

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

  func optionalInt(_ column: Int32) -> Int? {
    sqlite3_column_type(statement.handle, column) == SQLITE_NULL ? nil : int(column)
  }

  func day(_ column: Int32) -> Day {
    Day(number: Int(within(1 << 23, column)))
  }

  /// Throws if what was read of it so far is impossible. A query that collects its rows asks by itself.
  func check() throws(SQLiteError) { try statement.checkRow() }

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
    let start = sqlite3_column_text(statement.handle, column)
    let bytes = UnsafeBufferPointer(
      start: start, count: Int(sqlite3_column_bytes(statement.handle, column)))
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  func optionalText(_ column: Int32) -> String? {
    sqlite3_column_text(statement.handle, column).map { String(cString: $0) }
  }
}
