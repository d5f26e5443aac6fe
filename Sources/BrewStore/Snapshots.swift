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
      let before = try connection.snapshot(of: tracker, now: now)
      let event = try decide(before)
      try connection.insert(event, revision: before.revision + 1)
      try LoggedDays(of: tracker, on: connection).follow(event)
      return Receipt(event: event, snapshot: try connection.snapshot(of: tracker, now: now))
    }
    announce()
    return receipt
  }
}

extension Connection {
  /// The number of the last change. Each row carries that of its own, so there is no row that every
  /// change would have to write too.
  func revision() throws -> Int64 {
    try first(
      """
      SELECT max(max(
        revision,
        coalesce((SELECT max(revision) FROM event WHERE event.tracker = tracker.id), 0)))
      FROM tracker
      """
    ) { $0.integer(0) } ?? 0
  }

  fileprivate func snapshot(of tracker: Tracker, now: Moment) throws -> Snapshot {
    let id = SQLiteValue.text(tracker.id)
    let days = LoggedDays(of: tracker, on: self)
    let latest = try newest(in: "event", of: id)
    // What is newest and no undo has none after it.
    var undoable = latest
    if case .undo = latest?.kind { undoable = try newest(in: "standing", of: id) }
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
      latest: latest,
      undoable: undoable)
  }

  private func newest(in table: String, of tracker: SQLiteValue) throws -> Event? {
    try first(
      """
      SELECT \(Event.columns) FROM \(table) WHERE tracker = ?1 ORDER BY revision DESC LIMIT 1
      """, tracker, read: Event.init(row:))
  }
}
