import Foundation
import Testing

/// What the command line says of a store that is damaged, and what mends it.
@Suite struct DamagedStoreTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  private func change(_ sql: String) throws {
    let run = try home.program.run(
      [home.location.file, sql].map { Array($0.utf8) }, of: "/usr/bin/sqlite3", in: home.folder)
    try #require(run.status == 0, "\(run.errors)")
  }

  /// What a look says of the store.
  private func store(_ options: String...) throws -> String? {
    try home.run(["doctor"] + options).output.split(separator: "\n").map(String.init)
      .first { $0.contains(" store: ") }
  }

  @Test func streaksThatDifferFromWhatWasRecordedAreMended() throws {
    try home.run("log", "--at", home.date(-1))
    try home.run("log")
    let (card, history) = (try home.run("status").output, try home.run("history").output)
    try change("UPDATE logged_day SET streak = 999, best = 999")
    #expect(try home.run("status").output.contains("streak: 999"))
    #expect(try store()?.contains("differ from what was recorded (logged_day)") == true)
    let mended = try store("--mend")
    #expect(mended?.hasPrefix("ok       store: ") == true)
    #expect(mended?.hasSuffix("on a local file system, mended (logged_day)") == true)
    #expect(try home.run("history").output == history)
    let status = try home.run("status").output
    #expect(status == card.replacing("revision: 2", with: "revision: 3"))
    #expect(try store()?.contains("mended") == false)
  }

  @Test func aStoreThatCantBeMendedIsLeftAsItIs() throws {
    try home.run("log")
    try change("PRAGMA ignore_check_constraints = 1; UPDATE event SET rating = 9")
    let before = try home.storeFiles()
    #expect(
      try store("--mend") == """
        wrong    store: \(home.location.file) is damaged (CHECK constraint failed in event) where it \
        can’t be mended; it was left as it is: restore a copy of it
        """)
    #expect(try home.storeFiles() == before)
  }
}
