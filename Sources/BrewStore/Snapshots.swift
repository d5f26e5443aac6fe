import BrewCore

extension Store: EventStore {
  /// What the store holds of a tracker, read at one revision. Throws ``StoreError``.
  public func snapshot(of tracker: Tracker, now: Moment) throws -> Snapshot {
    try transaction(.deferred) { try $0.snapshot(of: tracker, now: now) }
  }

  /// Appends the event that `decide` makes of the present snapshot. Throws ``StoreError`` or what
  /// `decide` throws; nothing is written then.
  public func append(
    to tracker: Tracker, now: Moment, _ decide: (Snapshot) throws -> Event
  ) throws -> Receipt {
    let receipt = try transaction(.immediate) { connection in
      let event = try decide(connection.snapshot(of: tracker, now: now))
      try connection.insert(event)
      try LoggedDays(of: tracker, on: connection).follow(event)
      try connection.run("UPDATE store SET revision = revision + 1")
      return Receipt(event: event, snapshot: try connection.snapshot(of: tracker, now: now))
    }
    announce()
    return receipt
  }
}

extension Connection {
  fileprivate func snapshot(of tracker: Tracker, now: Moment) throws -> Snapshot {
    let id = SQLiteValue.text(tracker.id)
    let days = LoggedDays(of: tracker, on: self)
    return Snapshot(
      revision: try revision(),
      tracker: tracker,
      days: try days.sinceReset(from: now.day.advanced(by: -7)),
      best: try days.best(),
      lastMethod: try first(
        """
        SELECT method FROM standing WHERE tracker = ?1 AND kind = 'log'
        ORDER BY at DESC, revision DESC LIMIT 1
        """, id
      ) { Method(stored: $0.text(0)) },
      latest: try newest(in: "event", of: id),
      undoable: try newest(in: "standing", of: id))
  }

  private func newest(in table: String, of tracker: SQLiteValue) throws -> Event? {
    try first(
      """
      SELECT \(Event.columns) FROM \(table) WHERE tracker = ?1 ORDER BY revision DESC LIMIT 1
      """, tracker, read: Event.init(row:))
  }
}
