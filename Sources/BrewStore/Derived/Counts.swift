import BrewCore

/// The derived table of the counts after each event of a count, kept in step with its events, so that
/// neither the present count nor taking the last event back costs by how many there were.
struct Counts {
  private let connection: Connection
  private let tracker: SQLiteValue
  private let start: Int

  init(of tracker: Tracker, from start: Int, on connection: Connection) {
    self.connection = connection
    self.tracker = .text(tracker.id.description)
    self.start = start
  }

  /// The present count.
  func present() throws -> Int {
    try count(before: Int64.max)
  }

  /// Brings the counts up to date with an event that was just inserted.
  func follow(_ event: Event, revision: Int64) throws {
    switch event.kind {
    case .add(let number):
      try insert(revision, try count(justBefore: revision) + number, isSet: false)
    case .set(let number):
      _ = try count(justBefore: revision)
      try insert(revision, number, isSet: true)
    case .undo(let target): try takeBack(target)
    case .log, .reset, .skip: break
    }
  }

  /// Makes them all, from all events, where there are none yet.
  func make() throws {
    let changes = try connection.rows(
      """
      SELECT revision, amount, kind = 'set' FROM standing WHERE tracker = ?1 AND kind IN ('add', 'set')
      ORDER BY revision
      """, tracker
    ) { (try $0.revision(0), try $0.int(1, in: CountRules.range), try $0.bool(2)) }
    var count = start
    for (revision, amount, isSet) in changes {
      count = isSet ? amount : count + amount
      guard CountRules.range.contains(count) else { throw SQLiteError(damaged: "event.amount") }
      try insert(revision, count, isSet: isSet)
    }
  }

  private func insert(_ revision: Int64, _ count: Int, isSet: Bool) throws {
    try connection.run(
      "INSERT INTO counted VALUES (?1, ?2, ?3, ?4)", tracker, .integer(revision), .int(count),
      .int(isSet ? 1 : 0))
  }

  /// What was counted after the event changes by what it counted, up to where the count was set.
  private func takeBack(_ target: EventID) throws {
    let taken = try connection.first(
      """
      SELECT c.revision, c.count FROM event AS e
      JOIN counted AS c ON c.tracker = e.tracker AND c.revision = e.revision
      WHERE e.id = ?1 AND e.tracker = ?2
      """, .text(target.description), tracker
    ) { (revision: try $0.revision(0), count: try $0.int(1, in: CountRules.range)) }
    guard let taken else { return }
    let revision = SQLiteValue.integer(taken.revision)
    let change = try count(before: taken.revision) - taken.count
    try connection.run(
      "DELETE FROM counted WHERE tracker = ?1 AND revision = ?2", tracker, revision)
    let end = try connection.first(
      """
      SELECT revision FROM counted WHERE tracker = ?1 AND revision > ?2 AND is_set
      ORDER BY revision LIMIT 1
      """, tracker, revision
    ) { try $0.revision(0) }
    try connection.run(
      """
      UPDATE counted SET count = count + ?3
      WHERE tracker = ?1 AND revision > ?2 AND revision < ?4
      """, tracker, revision, .int(change), .integer(end ?? Int64.max))
  }

  /// The count before the newest event. A count of a later revision would go on being the present one.
  private func count(justBefore revision: Int64) throws -> Int {
    guard let last = try last(before: Int64.max) else { return start }
    guard last.revision < revision else { throw SQLiteError(damaged: "counted.revision") }
    return last.count
  }

  private func count(before revision: Int64) throws -> Int {
    try last(before: revision)?.count ?? start
  }

  private func last(before revision: Int64) throws -> (revision: Int64, count: Int)? {
    try connection.first(
      """
      SELECT revision, count FROM counted WHERE tracker = ?1 AND revision < ?2
      ORDER BY revision DESC LIMIT 1
      """, tracker, .integer(revision)
    ) { (revision: try $0.revision(0), count: try $0.int(1, in: CountRules.range)) }
  }
}
