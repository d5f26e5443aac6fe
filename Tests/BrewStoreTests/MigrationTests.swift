import BrewCore
import Foundation
import Testing
import TestSupport

@testable import BrewStore

/// Stores that earlier versions made.
@Suite struct MigrationTests {
  @Test(arguments: 1..<Schema.version, [Weekday.monday, .wednesday])
  func anEarlierSchemaIsBroughtUpToDate(version: Int, weekday: Weekday) throws {
    let folder = try ScratchFolder()
    let location = StoreLocation(directory: folder.path + "/brewlog")
    let store = Store(at: location, weekStart: WeekStart { weekday })
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
    let gym = try store.snapshot(of: Tracker.ID(stored: "gym"), now: now)
    #expect(gym.tracker.weekStart == weekday)
    #expect(gym.weeks.best == (weekday == .monday ? 2 : 1))
    #expect(try store.trackers().compactMap(\.weekStart) == [weekday])
    // What had its name for a method has none.
    let run = try store.trackers().named(Tracker.ID(stored: "run"))
    #expect(run.methods.map(\.description) == (version < 3 ? [] : ["Run"]))
    #expect(try store.trackers().named(tea).methods.map(\.description) == ["Green"])
    let kept = try store.items()
    #expect(kept.map(\.event.brew) == [Brew(method: try Method("Moka pot"), rating: Rating(5))])
    #expect(kept.map(\.undone) == [true])
    #expect(try store.faults() == [])
    #expect(try before.first("PRAGMA user_version") { try $0.int(0, in: 0...99) } == Schema.version)
  }
}

/// A store that the released version of schema 4 wrote over a month, in several zones, and what that said of it.
@Suite struct ReleasedStoreTests {
  private let now = Moment("2026-09-24", 12, zone: 2)
  private let folder: ScratchFolder
  private let store: Store
  private let expected: [String: Any]

  init() throws {
    folder = try ScratchFolder()
    store = Store(in: folder)
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    try FileManager.default.createDirectory(
      atPath: store.location.directory, withIntermediateDirectories: false)
    try FileManager.default.copyItem(
      atPath: fixtures.appending(path: "brewlog-v4.db").path, toPath: store.location.file)
    let json = try Data(contentsOf: fixtures.appending(path: "brewlog-v4.json"))
    expected = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
  }

  @Test func itShowsTheSame() throws {
    let statuses = try #require(expected["status"] as? [[String: Any]])
    #expect(statuses.count == 7)
    for status in statuses {
      let id = Tracker.ID(stored: try #require(status["tracker"] as? String))
      let snapshot = try store.snapshot(of: id, now: now)
      let entry = Timeline(of: snapshot, now: now, calendar: FakeCalendar(offset: 7200)).current
      let found = entry.facts.merging(["name": "\(snapshot.tracker.name)"]) { $1 }
      for (key, value) in found { #expect("\(status[key] ?? "none")" == value, "\(id) \(key)") }
    }
    #expect(try store.faults() == [])
  }

  @Test func itsHistoryIsTheSame() throws {
    let histories = try #require(expected["history"] as? [String: [[String: Any]]])
    #expect(histories.count == 7)
    for (id, history) in histories {
      var found: [NSDictionary] = []
      let kind = try store.trackers().named(Tracker.ID(stored: id)).kind
      try store.history(of: Tracker.ID(stored: id), limit: nil) {
        found.append($0.facts(of: kind))
      }
      #expect(found == history.map { $0 as NSDictionary })
    }
  }
}

extension Entry {
  /// What `brewlog status --json` says of it.
  fileprivate var facts: [String: String] {
    var facts = ["flame": flame.rawValue]
    switch content {
    case .streak(let entry):
      facts["streak"] = "\(entry.streak.length)"
      facts["best"] = "\(entry.best)"
      facts["since"] = entry.streak.since?.description ?? "<null>"
      facts["logs_today"] = "\(entry.logsToday)"
      facts["today"] = entry.today.rawValue
      facts["last_method"] = entry.lastMethod?.description ?? "<null>"
    case .days(let entry):
      facts["days"] = "\(entry.days)"
      facts["best"] = "\(entry.best)"
      facts["since"] = "\(entry.since)"
    case .count(let entry):
      facts["count"] = "\(entry.count)"
      facts["reached"] = entry.isReached ? "1" : "0"
    case .unreadable: facts["unreadable"] = "yes"
    }
    return facts
  }
}

extension HistoryItem {
  /// What the released program printed of it in JSON.
  fileprivate func facts(of kind: Tracker.Kind) -> NSDictionary {
    var facts: [String: Any] = [
      "id": "\(event.id)", "kind": event.kind.verb.rawValue, "at": "\(event.at)",
      "day": "\(event.at.day)", "undone": undone,
    ]
    switch kind {
    case .daily:
      let brew = event.brew
      facts["method"] = brew?.method.map { $0.description as Any } ?? NSNull()
      facts["rating"] = brew?.rating.map { $0.points as Any } ?? NSNull()
      facts["note"] = brew?.note.map { $0.description as Any } ?? NSNull()
    case .clean:
      facts["days"] = result.map { $0 as Any } ?? NSNull()
      facts["since"] = result.map { "\(event.at.day.advanced(by: -$0))" as Any } ?? NSNull()
    case .count:
      if case .add(let number) = event.kind { facts["amount"] = number }
      if case .set(let number) = event.kind { facts["amount"] = number }
      facts["count"] = result.map { $0 as Any } ?? NSNull()
    }
    return facts as NSDictionary
  }
}
