import BrewCore
import Foundation
import Testing
import TestSupport

@testable import BrewStore

/// Stores that earlier versions made.
@Suite struct MigrationTests {
  @Test(arguments: 1..<Schema.version)
  func anEarlierSchemaIsBroughtUpToDate(version: Int) throws {
    let folder = try ScratchFolder()
    let store = Store(in: folder)
    let location = store.location
    try FileManager.default.createDirectory(
      atPath: location.directory, withIntermediateDirectories: false)
    let before = try Connection(creating: location.file)
    try before.execute("PRAGMA journal_mode = WAL")
    for migration in Schema.migrations[..<version] { try before.execute(migration()) }
    try before.execute(
      """
      PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(version);
      INSERT INTO tracker (id, name, kind, methods, target, archived, revision)
        VALUES ('tea', 'Tea', 'daily', 'Green', 1, 0, 1)
      """)
    let tea = Tracker.ID(stored: "tea")
    let now = Moment("2026-11-30", 12)
    let tracker = try store.snapshot(of: tea, now: now).tracker
    #expect(tracker.name.description == "Tea")
    #expect(tracker.reminders.isEmpty && tracker.hasCard == nil)
    let receipt = try Log().perform(on: store, tracker: tea, now: now)
    #expect(receipt.snapshot.revision == 2)
    #expect(receipt.snapshot.days.map(\.brews) == [1])
    #expect(try before.first("PRAGMA user_version") { $0.int(0) } == Schema.version)
  }
}
