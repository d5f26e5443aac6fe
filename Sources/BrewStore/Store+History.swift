import BrewCore

extension Store {
  /// Calls `body` with each event but undos, newest first, at most `limit` of them.
  /// Throws ``StoreError`` or what `body` throws.
  public func history(
    of tracker: Tracker.ID, limit: Int?, _ body: (HistoryItem) throws -> Void
  ) throws {
    try reading { connection in
      let kind = try connection.kind(of: tracker)
      try connection.forEach(
        "SELECT \(Event.columns), \(undone), \(kind.result) \(newestFirst)",
        .text(tracker.description), .int(limit ?? -1)
      ) { row in
        try body(HistoryItem(row: row))
      }
    }
  }

  /// The methods that were logged and stand, most recently used first. It costs by methods and not
  /// by brews: the index is entered once for each. Where a damaged one leads back to a method
  /// that it has led to before, `UNION` ends.
  public func methods(of tracker: Tracker.ID) throws -> [Method] {
    try transaction(.deferred) { try $0.methods(of: tracker) }
  }
}

extension Store {
  /// Runs a query whose rows the caller takes one by one, and may use the store meanwhile: that rules
  /// out a transaction.
  private func reading(_ body: (Connection) throws -> Void) throws {
    _ = try revision()
    try accessing(toRead: true, body)
  }
}

extension HistoryItem {
  /// An item from the columns of an event, whether it was taken back, and what it came to.
  fileprivate init(row: Row) throws(SQLiteError) {
    self.init(
      event: try Event(row: row), undone: try row.bool(12),
      result: try row.optionalInt(13, in: CountRules.range))
  }
}

extension Connection {
  /// The methods that were used, most recent first, in the transaction that runs.
  func methods(of tracker: Tracker.ID) throws -> [Method] {
    try rows(
      """
      WITH RECURSIVE used (method) AS (
        SELECT min(method) FROM event WHERE tracker = ?1 AND kind = 'log'
        UNION
        SELECT (
          SELECT min(method) FROM event
          WHERE tracker = ?1 AND kind = 'log' AND method > used.method)
        FROM used WHERE method IS NOT NULL)
      SELECT e.method FROM used JOIN event AS e ON e.tracker = ?1 AND e.revision = (
        SELECT revision FROM standing
        WHERE tracker = ?1 AND kind = 'log' AND method = used.method
        ORDER BY at DESC, revision DESC LIMIT 1)
      ORDER BY e.at DESC, e.revision DESC
      """, .text(tracker.description)
    ) { Method(stored: try $0.text(0)) }
  }

  fileprivate func kind(of tracker: Tracker.ID) throws -> Tracker.Kind {
    let kind = try first("SELECT kind FROM tracker WHERE id = ?1", .text(tracker.description)) {
      Tracker.Kind(rawValue: try $0.text(0))
    }
    guard let kind = kind ?? nil else {
      throw TrackerError.unknown(tracker, among: try trackers().map(\.id))
    }
    return kind
  }
}

extension Tracker.Kind {
  /// What an event came to while it stands: the days that it ended, or the count after it.
  fileprivate var result: String {
    switch self {
    case .daily: return "NULL"
    case .clean:
      return """
        (SELECT length FROM ended_streak AS s
          WHERE s.tracker = e.tracker AND s.at = e.at AND s.revision = e.revision)
        """
    case .count:
      return """
        (SELECT count FROM counted AS c WHERE c.tracker = e.tracker AND c.revision = e.revision)
        """
    }
  }
}

private let undone = "EXISTS (SELECT 1 FROM event AS u WHERE u.undoes = e.id)"

private let newestFirst = """
  FROM event AS e WHERE tracker = ?1 AND kind <> 'undo' ORDER BY at DESC, revision DESC LIMIT ?2
  """
