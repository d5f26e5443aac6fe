import Foundation

/// A store as somebody would make it who needs no more than this: one table in WAL mode.
struct PlainStore {
  let file: String

  /// Makes it with some rows.
  init(at file: String, rows: Int, in scratch: Scratch) throws {
    self.file = file
    let sql = """
      PRAGMA journal_mode = WAL;
      CREATE TABLE brew (id INTEGER PRIMARY KEY, at INTEGER, method TEXT, rating INTEGER) STRICT;
      WITH RECURSIVE i (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM i WHERE n < \(rows))
      INSERT INTO brew (at, method, rating) SELECT n * 300000, 'Espresso', 4 FROM i
      """
    _ = try SQLite.program(file, sql, in: scratch).milliseconds()
  }
}

/// The `sqlite3` program.
enum SQLite {
  static func program(_ file: String, _ sql: String, in scratch: Scratch) -> Program {
    Program(["sqlite3", "-batch", file, sql], environment: scratch.environment(data: "none"))
  }
}
