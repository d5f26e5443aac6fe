import CSQLite

/// The row that a statement stands on. It keeps the statement from being finalized.
struct Row {
  let statement: Statement

  func integer(_ column: Int32) -> Int64 {
    sqlite3_column_int64(statement.handle, column)
  }

  func int(_ column: Int32) -> Int {
    Int(integer(column))
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
