import BrewCore

/// What is derived from the events, computed anew from all of them, beside what is stored of it.
///
/// It is in temporary tables of the same names, which SQLite finds before the stored ones: the statements that
/// keep those make these. It has to be dropped.
struct Derivation {
  private let connection: Connection

  /// Computes what is derived for all trackers.
  init(on connection: Connection) throws {
    self.connection = connection
    for (table, key) in Schema.derived {
      try connection.execute(
        """
        CREATE TEMP TABLE \(table) AS SELECT * FROM main.\(table) WHERE FALSE;
        CREATE UNIQUE INDEX temp.\(table)_key ON \(table) (\(key))
        """)
    }
    for tracker in try connection.trackers() {
      switch tracker.rules {
      case .daily(let rules):
        try LoggedDays(of: tracker, rules, on: connection).make()
        try LoggedWeeks(of: tracker, on: connection)?.make()
      case .clean(let first): try EndedStreaks(of: tracker, since: first, on: connection).make()
      case .count(let rules): try Counts(of: tracker, from: rules.start, on: connection).make()
      }
    }
  }

  /// The tables whose stored rows are others.
  func differences() throws -> [String] {
    try Schema.derived.map(\.table).filter { table in
      let rows = ["main", "temp"].map { "SELECT * FROM \($0).\(table)" }
      return try connection.first(
        """
        SELECT EXISTS (\(rows[0]) EXCEPT \(rows[1])) OR EXISTS (\(rows[1]) EXCEPT \(rows[0]))
        """
      ) { try $0.bool(0) } ?? false
    }
  }

  /// Stores the rows of a table in place of those that it has.
  func store(_ table: String) throws {
    try connection.execute(
      "DELETE FROM main.\(table); INSERT INTO main.\(table) SELECT * FROM temp.\(table)")
  }

  /// Lets the stored tables be found again.
  func drop() throws {
    for (table, _) in Schema.derived { try connection.execute("DROP TABLE temp.\(table)") }
  }
}
