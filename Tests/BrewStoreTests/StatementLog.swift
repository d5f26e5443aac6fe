import CSQLite

@testable import BrewStore

/// What SQLite did for a store: each statement that ran, and how many steps they took in all.
final class StatementLog {
  private(set) var statements: Set<String> = []
  private(set) var steps = 0

  /// Records what `body` makes SQLite do on the store's open connection.
  init(of store: Store, _ body: () throws -> Void) throws {
    try store.accessing { connection in
      // Statements are kept, and count on from run to run.
      var statement = sqlite3_next_stmt(connection.handle, nil)
      while let kept = statement {
        sqlite3_stmt_status(kept, SQLITE_STMTSTATUS_VM_STEP, 1)
        statement = sqlite3_next_stmt(connection.handle, kept)
      }
      let context = Unmanaged.passUnretained(self).toOpaque()
      let mask = UInt32(SQLITE_TRACE_PROFILE)
      sqlite3_trace_v2(connection.handle, mask, record, context)
      defer { sqlite3_trace_v2(connection.handle, 0, nil, nil) }
      try body()
    }
  }

  fileprivate func add(_ statement: OpaquePointer) {
    if let sql = sqlite3_sql(statement) { statements.insert(String(cString: sql)) }
    steps += Int(sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_VM_STEP, 1))
  }

  /// The lines of the plans of all queries, each with its query.
  func plans(on store: Store) throws -> [(plan: String, sql: String)] {
    let queries = statements.filter { sql in
      ["SELECT", "INSERT", "UPDATE", "DELETE"].contains { sql.hasPrefix($0) }
    }
    return try queries.flatMap { sql in
      try store.accessing { connection in
        try connection.rows("EXPLAIN QUERY PLAN \(sql)") { (plan: try $0.text(3), sql: sql) }
      }
    }
  }
}

private func record(
  _: UInt32, context: UnsafeMutableRawPointer?, statement: UnsafeMutableRawPointer?,
  _: UnsafeMutableRawPointer?
) -> Int32 {
  guard let context, let statement else { return 0 }
  let log = Unmanaged<StatementLog>.fromOpaque(context).takeUnretainedValue()
  log.add(OpaquePointer(statement))
  return 0
}
