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
      try insert(revision, try count(before: revision) + number, isSet: false)
    case .set(let number): try insert(revision, number, isSet: true)
    case .undo(let target): try takeBack(target)
    case .log, .reset, .skip: break
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
    ) { (revision: $0.large(0), count: $0.int(1)) }
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
    ) { $0.large(0) }
    try connection.run(
      """
      UPDATE counted SET count = count + ?3
      WHERE tracker = ?1 AND revision > ?2 AND revision < ?4
      """, tracker, revision, .int(change), .integer(end ?? Int64.max))
  }

  private func count(before revision: Int64) throws -> Int {
    try connection.first(
      """
      SELECT count FROM counted WHERE tracker = ?1 AND revision < ?2
      ORDER BY revision DESC LIMIT 1
      """, tracker, .integer(revision)
    ) { $0.int(0) } ?? start
  }
}
