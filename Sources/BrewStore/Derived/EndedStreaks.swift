import BrewCore

/// The derived table of the streaks of a clean tracker that were ended, kept in step with its events.
///
/// A reset costs by the streaks after it, of which there are none unless it was backdated.
struct EndedStreaks {
  private let connection: Connection
  private let tracker: SQLiteValue
  private let first: Day

  init(of tracker: Tracker, since first: Day, on connection: Connection) {
    self.connection = connection
    self.tracker = .text(tracker.id.description)
    self.first = first
  }

  /// The day of the last reset, if any, and the longest streak that was ended.
  func last() throws -> (slip: Day?, best: Int) {
    let row = try connection.first(
      """
      SELECT day, best FROM ended_streak WHERE tracker = ?1 ORDER BY at DESC, revision DESC LIMIT 1
      """, tracker
    ) { (slip: Optional(try $0.day(0)), best: try $0.length(1)) }
    return row ?? (nil, 0)
  }

  /// Brings the streaks up to date with an event that was just inserted.
  func follow(_ event: Event, revision: Int64) throws {
    switch event.kind {
    case .reset: try insert((event.at.instant.microseconds, revision), on: event.at.day)
    case .undo(let target):
      let key = try connection.first(
        "SELECT at, revision FROM event WHERE id = ?1 AND tracker = ?2", .text(target.description),
        tracker
      ) { (try $0.instant(0).microseconds, try $0.revision(1)) }
      guard let key else { return }
      try connection.run(
        "DELETE FROM ended_streak WHERE tracker = ?1 AND at = ?2 AND revision = ?3", tracker,
        .integer(key.0), .integer(key.1))
      try measure(from: key)
    case .log, .skip, .add, .set:
      break
    }
  }

  /// Makes them all, from all events, where there are none yet.
  func make() throws {
    let resets = try connection.rows(
      """
      SELECT at, revision, day FROM standing WHERE tracker = ?1 AND kind = 'reset'
      ORDER BY at, revision
      """, tracker
    ) { (key: (try $0.instant(0).microseconds, try $0.revision(1)), day: try $0.day(2)) }
    for reset in resets { try insert(reset.key, on: reset.day) }
  }

  private func insert(_ key: (at: Int64, revision: Int64), on day: Day) throws {
    try connection.run(
      "INSERT INTO ended_streak VALUES (?1, ?2, ?3, ?4, 0, 0)", tracker, .integer(key.at),
      .integer(key.revision), .int(day.number))
    try measure(from: key)
  }

  /// Measures the streaks again that end at a key or after it, up to where nothing changes any more.
  private func measure(from key: (at: Int64, revision: Int64)) throws {
    let key = [SQLiteValue.integer(key.at), .integer(key.revision)]
    let before = try rows("< (?2, ?3) ORDER BY at DESC, revision DESC LIMIT 1", key).first
    var (since, best) = (before?.day ?? first, before?.best ?? 0)
    for (index, row) in try rows(">= (?2, ?3) ORDER BY at, revision", key).enumerated() {
      let length = max(0, row.day.number - since.number)
      (since, best) = (row.day, max(best, length))
      // What ends first may be new itself.
      if index > 0, length == row.length, best == row.best { return }
      try connection.run(
        """
        UPDATE ended_streak SET length = ?4, best = ?5
        WHERE tracker = ?1 AND at = ?2 AND revision = ?3
        """, tracker, .integer(row.at), .integer(row.revision), .int(length), .int(best))
    }
  }

  private struct Ended {
    let at: Int64
    let revision: Int64
    let day: Day
    let length: Int
    let best: Int
  }

  private func rows(_ condition: String, _ key: [SQLiteValue]) throws -> [Ended] {
    try connection.rows(
      """
      SELECT at, revision, day, length, best FROM ended_streak
      WHERE tracker = ?1 AND (at, revision) \(condition)
      """, tracker, key[0], key[1]
    ) {
      Ended(
        at: try $0.instant(0).microseconds, revision: try $0.revision(1), day: try $0.day(2),
        length: try $0.length(3), best: try $0.length(4))
    }
  }
}
