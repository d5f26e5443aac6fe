import BrewCore
import CSQLite

/// The row that a statement stands on. It keeps the statement from being finalized.
///
/// This is the one place where a stored value becomes one of Swift's. SQLite keeps no sums and lets a column
/// hold what it was not declared for, so each value is checked: one of another type, or outside of what is
/// ever recorded, is damage and never taken for a 0 or an empty text. What comes from here can be counted
/// on: ``Day/range``, ``Instant/range`` and the other ranges leave room for all arithmetic.
struct Row {
  let statement: Statement

  /// True if there is no value.
  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement.handle, column) == SQLITE_NULL
  }

  // MARK: Numbers

  /// A whole number of a range.
  func integer(_ column: Int32, in range: ClosedRange<Int64>) throws(SQLiteError) -> Int64 {
    guard sqlite3_column_type(statement.handle, column) == SQLITE_INTEGER else {
      throw damage(column)
    }
    let number = sqlite3_column_int64(statement.handle, column)
    guard range.contains(number) else { throw damage(column) }
    return number
  }

  /// A whole number of a range.
  func int(_ column: Int32, in range: ClosedRange<Int>) throws(SQLiteError) -> Int {
    Int(try integer(column, in: Int64(range.lowerBound)...Int64(range.upperBound)))
  }

  /// A whole number of a range, if there is any.
  func optionalInt(_ column: Int32, in range: ClosedRange<Int>) throws(SQLiteError) -> Int? {
    isNull(column) ? nil : try int(column, in: range)
  }

  func bool(_ column: Int32) throws(SQLiteError) -> Bool {
    try int(column, in: 0...1) == 1
  }

  func day(_ column: Int32) throws(SQLiteError) -> Day {
    Day(number: try int(column, in: Day.range.lowerBound.number...Day.range.upperBound.number))
  }

  func instant(_ column: Int32) throws(SQLiteError) -> Instant {
    Instant(microseconds: try integer(column, in: Instant.numbers))
  }

  func utcOffset(_ column: Int32) throws(SQLiteError) -> Int {
    try int(column, in: Moment.utcOffsets)
  }

  func revision(_ column: Int32) throws(SQLiteError) -> Int64 {
    try integer(column, in: Snapshot.revisions)
  }

  /// The instant of the reset that an era begins with, or the smallest integer.
  func era(_ column: Int32) throws(SQLiteError) -> Int64 {
    let number = try integer(column, in: Int64.min...Instant.numbers.upperBound)
    guard number == Int64.min || Instant.numbers.contains(number) else { throw damage(column) }
    return number
  }

  /// The length of a streak.
  func length(_ column: Int32) throws(SQLiteError) -> Int {
    try int(column, in: Streak.lengths)
  }

  // MARK: Texts

  /// A text with something in it, as long as a name or a method may be in bytes, unless it may be longer.
  func text(_ column: Int32, upTo limit: Int = TextLimit.words) throws(SQLiteError) -> String {
    let bytes = try bytes(column, upTo: limit)
    guard !bytes.isEmpty, let text = String(validating: bytes, as: UTF8.self) else {
      throw damage(column)
    }
    return text
  }

  /// The same, if there is any.
  func optionalText(
    _ column: Int32, upTo limit: Int = TextLimit.words
  ) throws(SQLiteError) -> String? {
    isNull(column) ? nil : try text(column, upTo: limit)
  }

  /// The lines of a text, split by bytes: each look at a tracker does this.
  func lines(_ column: Int32) throws(SQLiteError) -> [String] {
    var lines: [String] = []
    let bytes = try bytes(column, upTo: TextLimit.lines)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard line.count <= TextLimit.words, let text = String(validating: line, as: UTF8.self) else {
        throw damage(column)
      }
      lines.append(text)
    }
    return lines
  }

  /// The bytes of a text, none of them a NUL. They are valid until the statement's next call.
  private func bytes(
    _ column: Int32, upTo limit: Int
  ) throws(SQLiteError) -> UnsafeBufferPointer<UInt8> {
    guard sqlite3_column_type(statement.handle, column) == SQLITE_TEXT else {
      throw damage(column)
    }
    let start = sqlite3_column_text(statement.handle, column)
    let count = Int(sqlite3_column_bytes(statement.handle, column))
    let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
    guard count <= limit, !bytes.contains(0) else { throw damage(column) }
    return bytes
  }

  /// The error of a value that nothing recorded comes to.
  func damage(_ column: Int32) -> SQLiteError {
    SQLiteError(damaged: sqlite3_column_name(statement.handle, column).map { String(cString: $0) })
  }
}

/// How many bytes the texts of a store may have: at least what the longest take that BrewCore accepts.
enum TextLimit {
  /// A name, an identifier, a method.
  static let words = 1 << 14
  static let note = 1 << 16
  /// Lines of words.
  static let lines = 1 << 20
}

extension Instant {
  fileprivate static let numbers = range.lowerBound.microseconds...range.upperBound.microseconds
}
