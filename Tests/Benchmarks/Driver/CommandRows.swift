import Foundation

/// The command line against the `sqlite3` program, from process start to end.
struct CommandRows {
  private static let brews = 1000
  private static let rounds = 300
  private let store: TenYears
  private let plain: PlainStore
  private let scratch: Scratch

  init(in scratch: Scratch) throws {
    self.scratch = scratch
    store = try TenYears(brews: Self.brews, in: scratch)
    plain = try PlainStore(at: scratch.path("plain.db"), rows: Self.brews, in: scratch)
  }

  func measure() throws -> [Row] {
    let holders = try [store.file, plain.file].map(StoreHolder.init)
    let held = try withExtendedLifetime(holders) { try measureLog() }
    return [
      Row("`brewlog log` : `sqlite3` inserting a row, both durable", try measureLog(), reach: 1.5),
      Row("the same while another process has both stores open", held, reach: 1.5),
      Row("`brewlog status` : `sqlite3` selecting a row", try measureStatus(), reach: 1.5),
    ]
  }

  private func measureLog() throws -> Contest {
    let log = store.brewlog("log")
    let insert = sqlite3(
      """
      PRAGMA synchronous = FULL;
      INSERT INTO brew (at, method, rating) VALUES (unixepoch(), 'Espresso', 4)
      """)
    return try Contest(
      rounds: Self.rounds, ours: { try log.milliseconds() },
      theirs: { try insert.milliseconds() })
  }

  private func measureStatus() throws -> Contest {
    let status = store.brewlog("status")
    let select = sqlite3("SELECT id, at, method, rating FROM brew ORDER BY id DESC LIMIT 1")
    return try Contest(
      rounds: Self.rounds, ours: { try status.milliseconds() },
      theirs: { try select.milliseconds() })
  }

  private func sqlite3(_ sql: String) -> Program {
    SQLite.program(plain.file, sql, in: scratch)
  }
}
