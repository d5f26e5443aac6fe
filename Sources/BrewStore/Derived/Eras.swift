import BrewCore

/// The eras of a tracker: what lies between two resets that stand. Each goes by the instant of the reset that
/// it begins with, and the first, which begins with none, by the smallest integer.
struct Eras {
  private let connection: Connection
  private let tracker: SQLiteValue

  init(of tracker: SQLiteValue, on connection: Connection) {
    self.connection = connection
    self.tracker = tracker
  }

  /// All that there may be, in their order.
  func all() throws -> [Int64] {
    try [Int64.min]
      + connection.rows(
        "SELECT DISTINCT at FROM standing WHERE tracker = ?1 AND kind = 'reset' ORDER BY at",
        tracker
      ) { try $0.era(0) }
  }

  /// The era that an instant is in.
  func era(at instant: Int64) throws -> Int64 {
    try connection.first(
      """
      SELECT at FROM standing WHERE tracker = ?1 AND kind = 'reset' AND at <= ?2
      ORDER BY at DESC LIMIT 1
      """, tracker, .integer(instant)
    ) { try $0.era(0) } ?? Int64.min
  }

  /// The present one.
  func last() throws -> Int64 { try era(at: Int64.max) }

  /// Where an era ends: with the next reset, if there is one.
  func end(of era: Int64) throws -> Int64 {
    try connection.first(
      """
      SELECT at FROM standing WHERE tracker = ?1 AND kind = 'reset' AND at > ?2 ORDER BY at LIMIT 1
      """, tracker, .integer(era)
    ) { try $0.era(0) } ?? Int64.max
  }

  /// The reset that ends an era, if there is one.
  func reset(after era: Int64) throws -> Moment? {
    try connection.first(
      """
      SELECT at, utc_offset, day FROM standing WHERE tracker = ?1 AND kind = 'reset' AND at > ?2
      ORDER BY at, revision LIMIT 1
      """, tracker, .integer(era)
    ) { Moment(instant: try $0.instant(0), utcOffset: try $0.utcOffset(1), day: try $0.day(2)) }
  }
}
