import BrewCore

extension Store: EventStore {
  /// What the store holds of a tracker, read at one revision. Throws ``StoreError``.
  public func snapshot(of tracker: Tracker.ID, now: Moment) throws -> Snapshot {
    let snapshot = try transaction(.deferred) { try $0.snapshot(of: tracker, now: now) }
    know(snapshot, on: now.day)
    return snapshot
  }

  /// Appends the event that `decide` makes of the present snapshot. Throws ``StoreError`` or what
  /// `decide` throws; nothing is written then.
  public func append(
    to tracker: Tracker.ID, now: Moment, _ decide: (Snapshot) throws -> Event
  ) throws -> Receipt {
    let receipt = try transaction(.immediate) { connection in
      var before =
        try known(of: tracker, now, on: connection)
        ?? connection.snapshot(of: tracker, now: now)
      if let chosen = weekStart.chosen, before.tracker.weekStart ?? chosen != chosen {
        try connection.startWeeks(on: chosen)
        before = try connection.snapshot(of: tracker, now: now)
      }
      let event = try decide(before).spelled(as: before) {
        try connection.methods(of: before.tracker.id)
      }
      let (tracker, revision) = (before.tracker, try connection.revision(after: before.revision))
      try connection.append(event, to: tracker, revision: revision)
      let after = try connection.snapshot(
        of: tracker, at: revision, changed: revision, latest: event, now: now)
      return Receipt(event: event, snapshot: after)
    }
    know(receipt.snapshot, on: now.day)
    announce()
    return receipt
  }

  /// What is known of a tracker if it still holds: who shows a streak and then logs need not read it twice.
  /// The revision does not tell, as a person may put back a copy with SQLite's own program.
  private func known(
    of tracker: Tracker.ID, _ now: Moment, on connection: Connection
  ) -> Snapshot? {
    guard let known, known.day == now.day, known.snapshot.tracker.id == tracker,
      known.version == connection.dataVersion
    else { return nil }
    return known.snapshot
  }
}

extension Connection {
  /// The number of the last change. Each row carries that of its own, so there is no row that every
  /// change would have to write too.
  func revision() throws -> Int64 {
    try first(selectRevision) { try $0.revision(0) } ?? 0
  }

  /// The number of the change after that of a revision. No store comes to the last of them.
  func revision(after revision: Int64) throws -> Int64 {
    guard revision < Snapshot.revisions.upperBound else { throw SQLiteError(damaged: "revision") }
    return revision + 1
  }

  fileprivate func append(_ event: Event, to tracker: Tracker, revision: Int64) throws {
    try insert(event, revision: revision)
    switch tracker.rules {
    case .daily(let rules):
      let changed = try LoggedDays(of: tracker, rules, on: self).follow(event)
      if let changed { try LoggedWeeks(of: tracker, on: self)?.follow(changed) }
    case .clean(let first):
      try EndedStreaks(of: tracker, since: first, on: self).follow(event, revision: revision)
    case .count(let rules):
      try Counts(of: tracker, from: rules.start, on: self).follow(event, revision: revision)
    }
  }

  /// Throws ``TrackerError`` if there is no such tracker.
  func snapshot(of id: Tracker.ID, now: Moment) throws -> Snapshot {
    let (tracker, revision, changed) = try self.tracker(id)
    let latest = try newest(selectNewest, of: .text(tracker.id.description))
    return try snapshot(of: tracker, at: revision, changed: changed, latest: latest, now: now)
  }

  fileprivate func snapshot(
    of tracker: Tracker, at revision: Int64, changed: Int64, latest: Event?, now: Moment
  ) throws -> Snapshot {
    let key = SQLiteValue.text(tracker.id.description)
    // What is newest and no undo has none after it.
    var undoable = latest
    if case .undo = latest?.kind { undoable = try newest(selectNewestStanding, of: key) }
    switch tracker.rules {
    case .daily(let rules):
      let logged = LoggedDays(of: tracker, rules, on: self)
      let recent = try logged.sinceReset(from: now.day.advanced(by: -7))
      let counted = LoggedWeeks(of: tracker, on: self)
      let weeks = try counted?.known(at: now.day) ?? .none
      // What goes on needs no look at what was before it.
      var past: PastStreak?
      if let counted {
        let isKnown = weeks.ending.contains { $0.value.length > 0 }
        past = isKnown ? nil : try counted.past(upTo: now.day.advanced(by: 2))
      } else if !recent.days.contains(where: { $0.day <= now.day && $0.streak.length > 0 }) {
        past = try logged.past(upTo: now.day)
      }
      return Snapshot(
        revision: revision, tracker: tracker, changed: changed, days: recent.days, weeks: weeks,
        past: past,
        best: recent.best, lastMethod: try lastMethod(of: key), latest: latest, undoable: undoable)
    case .clean(let first):
      let last = try EndedStreaks(of: tracker, since: first, on: self).last()
      return Snapshot(
        revision: revision, tracker: tracker, changed: changed, best: last.best,
        lastSlip: last.slip, latest: latest, undoable: undoable)
    case .count(let rules):
      return Snapshot(
        revision: revision, tracker: tracker, changed: changed,
        count: try Counts(of: tracker, from: rules.start, on: self).present(), latest: latest,
        undoable: undoable)
    }
  }

  /// A tracker, the revision of the store, and the one at which the tracker changed, in one look.
  private func tracker(_ id: Tracker.ID) throws -> (Tracker, Int64, Int64) {
    if let found = try row(of: id) { return found }
    // What reads the same may be another text, as an é of one character or of two.
    guard let found = try row(of: trackers().named(id).id) else {
      throw SQLiteError(damaged: "the index of tracker.id")
    }
    return found
  }

  private func row(of id: Tracker.ID) throws -> (Tracker, Int64, Int64)? {
    let found = try first(selectTracker, .text(id.description)) {
      (try Tracker(row: $0, from: 2), try $0.revision(0), try $0.revision(1))
    }
    guard let found else { return nil }
    guard found.0.id == id else { throw SQLiteError(damaged: "the index of tracker.id") }
    guard found.2 <= found.1 else { throw SQLiteError(damaged: "revision") }
    return found
  }

  private func lastMethod(of tracker: SQLiteValue) throws -> Method? {
    try first(
      """
      SELECT method FROM standing WHERE tracker = ?1 AND kind = 'log'
      ORDER BY at DESC, revision DESC LIMIT 1
      """, tracker
    ) { try $0.optionalText(0).map(Method.init(stored:)) } ?? nil
  }

  private func newest(_ select: String, of tracker: SQLiteValue) throws -> Event? {
    try first(select, tracker, read: { try Event(row: $0) })
  }
}

// Each press runs these, so they are put together once.

private let selectRevision = "SELECT max(\(lastChange)) AS revision FROM tracker AS t"
private let selectTracker = """
  SELECT (SELECT max(\(lastChange)) FROM tracker AS t) AS revision, \(lastChange) AS changed,
    \(Tracker.columns)
  FROM tracker AS t WHERE id = ?1
  """
private let selectNewest = newestEvent(in: "event")
private let selectNewestStanding = newestEvent(in: "standing")

private func newestEvent(in table: String) -> String {
  "SELECT \(Event.columns) FROM \(table) WHERE tracker = ?1 ORDER BY revision DESC LIMIT 1"
}

/// The revision of the last change of the tracker `t`, or of what was recorded for it.
let lastChange = """
  max(t.revision, coalesce((SELECT max(revision) FROM event WHERE event.tracker = t.id), 0))
  """
