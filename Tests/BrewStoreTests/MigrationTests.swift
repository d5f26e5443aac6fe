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
        VALUES ('tea', 'Tea', 'daily', 'Green', 1, 0, 1), ('run', 'Run', 'daily', 'Run', 1, 0, 1);
      INSERT INTO tracker (id, name, kind, methods, target, days_a_week, archived, revision)
        VALUES ('gym', 'Gym', 'daily', 'Gym', 1, 2, 0, 1);
      INSERT INTO logged_day VALUES ('gym', 1, 0, 1, 0, 0, 0, 1, 0, 1), ('gym', 1, 1, 1, 0, 0, 0, 2, 0, 2),
        ('gym', 2, 5, 1, 0, 0, 0, 1, 5, 2), ('gym', 2, 6, 1, 0, 0, 0, 2, 5, 2),
        ('gym', 2, 11, 1, 0, 0, 0, 1, 11, 2), ('gym', 2, 12, 1, 0, 0, 0, 2, 11, 2);
      INSERT INTO event (tracker, revision, id, kind, at, utc_offset, day, method, rating, undoes, recorded)
        VALUES ('brew', 2, 'a', 'log', 0, 3600, 0, 'Moka pot', 5, NULL, 1),
          ('brew', 3, 'b', 'undo', 1, 0, 0, NULL, NULL, 'a', 2)
      """)
    let tea = Tracker.ID(stored: "tea")
    let now = Moment("2026-11-30", 12)
    let tracker = try store.snapshot(of: tea, now: now).tracker
    #expect(tracker.name.description == "Tea")
    #expect(tracker.reminders.isEmpty && tracker.hasCard == nil)
    let receipt = try Log().perform(on: store, tracker: tea, now: now)
    #expect(receipt.snapshot.revision == 4)
    #expect(receipt.snapshot.days.map(\.brews) == [1])
    // Thursday and Friday; after a reset Tuesday and Wednesday, and Monday and Tuesday.
    let weeks = try store.snapshot(of: Tracker.ID(stored: "gym"), now: now).weeks
    #expect(weeks.best[.monday] == 2)
    #expect(weeks.best[.wednesday] == 1)
    // What had its name for a method has none.
    let run = try store.trackers().named(Tracker.ID(stored: "run"))
    #expect(run.methods.map(\.description) == (version < 3 ? [] : ["Run"]))
    #expect(try store.trackers().named(tea).methods.map(\.description) == ["Green"])
    let kept = try store.items()
    #expect(kept.map(\.event.brew) == [Brew(method: try Method("Moka pot"), rating: Rating(5))])
    #expect(kept.map(\.undone) == [true])
    #expect(try store.faults() == [])
    #expect(try before.first("PRAGMA user_version") { $0.int(0) } == Schema.version)
  }
}
