import BrewCore
import Foundation
import Testing
import TestSupport

@testable import BrewStore

/// A value in the store that nothing recorded comes to: SQLite keeps no sums, and lets a column hold another
/// type than its own. It is damage, whatever is asked for, and never a 0 or an empty text.
@Suite struct StoredValueTests {
  private let folder: ScratchFolder
  private let now = Moment("2026-11-30", 12)
  private var location: StoreLocation { StoreLocation(directory: folder.path + "/brewlog") }
  private let trackers: [Tracker.ID]

  /// A store with something of each kind of tracker.
  init() throws {
    folder = try ScratchFolder()
    let store = Store(in: folder)
    let clean = Tracker.Rules.clean(since: now.day)
    let count = Tracker.Rules.count(CountRules(start: 0, target: 9, goesBelowZero: true))
    let weeks = Tracker.Rules.daily(DailyRules(methods: [], target: 1, daysAWeek: 1))
    for (name, rules) in [("Clean", clean), ("Count", count), ("Weeks", weeks)] {
      try store.edit { try $0.adding(ShortText(name, of: .name), rules: rules) }
    }
    let reminder = Reminder(second: 3600, since: now.instant)
    try store.edit { try $0.adding(reminder, to: .brew) }
    trackers = try store.trackers().map(\.id)
    try store.edit { try $0.showing(.brew, true) }
    for id in trackers {
      let note = try Note("good")
      for intent in [
        Log(note: note), Add(), Reset(), Undo(), Log(note: note), Add(), Skip(), Reset(),
      ] as [any Intent] {
        _ = try? intent.perform(on: store, tracker: id, now: now)
      }
    }
    store.settle()
  }

  /// Tables and columns that hold whole numbers, and those that hold texts.
  private static let numbers = [
    "tracker": "since start target below_zero archived revision days_a_week card week_starts",
    "event": "revision at utc_offset day rating amount recorded",
    "logged_day":
      "era day brews skipped first_offset last_offset streak since best",
    "logged_week": "era day done skipped first streak since best",
    "ended_streak": "at revision day length best",
    "counted": "revision count is_set",
  ]
  private static let texts = [
    "tracker": "id name kind methods label unit reminders",
    "event": "tracker id kind method note undoes",
    "logged_day": "tracker", "logged_week": "tracker", "ended_streak": "tracker",
    "counted": "tracker",
  ]

  private static func places(_ columns: [String: String]) -> [String] {
    columns.flatMap { table, columns in columns.split(separator: " ").map { "\(table).\($0)" } }
      .sorted()
  }

  /// Values that no column of numbers holds, and those that no column of texts does.
  private static let noNumbers = [
    "9223372036854775807", "-9223372036854775807", "1.5", "x'ff'", "'x'",
  ]
  private static let noTexts = [
    "x'ff'", "'a' || char(0) || 'b'", "cast(x'74ff' AS text)", "printf('%.*c', 2000000, 'x')",
  ]

  /// Those that some columns hold, and others do not.
  private static let doubtful = ["NULL", "8388608", "-9223372036854775808", "''"]

  /// Gives a column another value, in the rows where it has one and that the tables' keys let have it. What
  /// SQLite itself asks of the values is left out meanwhile.
  private func set(_ place: String, to value: String, where condition: String = "TRUE") throws {
    let (table, column) = (place.prefix { $0 != "." }, place.drop { $0 != "." }.dropFirst())
    let connection = try Connection(path: location.file, busySeconds: 1)
    func setSchema(_ sql: String) throws {
      try connection.execute(
        """
        PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET sql = \(sql) WHERE type = 'table';
        PRAGMA writable_schema = RESET
        """)
    }
    try connection.execute(
      """
      PRAGMA ignore_check_constraints = ON;
      CREATE TEMP TABLE kept AS SELECT name AS n, sql AS s FROM sqlite_schema
      """)
    try setSchema(
      [(") STRICT, ", ") "), (") STRICT", ")"), ("TEXT NOT NULL", "TEXT"), ("R NOT NULL", "R")]
        .reduce("sql") { "replace(\($0), '\($1.0)', '\($1.1)')" })
    try connection.execute(
      """
      UPDATE OR IGNORE \(table) SET \(column) = \(value)
      WHERE \(column) IS NOT NULL AND \(condition)
      """)
    try setSchema("(SELECT s FROM kept WHERE n = name)")
  }

  /// What everything that can be asked for comes to: the causes of the failures. Any other error than
  /// one of the store's is a refusal.
  private func causes() -> Set<StoreError.Cause> {
    var causes: Set<StoreError.Cause> = []
    let store = Store(at: location)
    func attempt(_ body: (Store) throws -> Void) {
      do { try body(store) } catch let error as StoreError {
        causes.insert(error.cause)
      } catch {}
    }
    for id in trackers {
      attempt { store in
        let snapshot = try store.snapshot(of: id, now: now)
        let entry = Timeline(of: snapshot, now: now, calendar: FakeCalendar(offset: 0)).current
        _ = (BarText(entry), CardText(entry), MenuText.headline(entry))
      }
      attempt { try $0.history(of: id, limit: nil) { _ in } }
      attempt { _ = try $0.methods(of: id) }
      attempt { _ = try $0.brews(of: id, from: now.day) }
      for intent in [
        SetCount(3, expecting: 1), Add(), Log(at: now.advanced(bySeconds: -86_400)), Reset(),
        Undo(force: true), Undo(force: true),
      ] as [any Intent] {
        attempt { try intent.perform(on: $0, tracker: id, now: now) }
      }
    }
    attempt { _ = try $0.trackersWithRevisions() }
    attempt { store in
      try store.edit { try $0.adding(ShortText("Tea", of: .name), rules: .clean(since: now.day)) }
    }
    return causes
  }

  @Test(arguments: places(numbers) + places(texts))
  func aValueThatNothingRecordedComesTo(place: String) throws {
    let good = try Data(contentsOf: URL(filePath: location.file))
    let values = Self.places(Self.texts).contains(place) ? Self.noTexts : Self.noNumbers
    for value in values + Self.doubtful {
      try good.write(to: URL(filePath: location.file))
      try set(place, to: value)
      let found = Result {
        let store = Store(at: location)
        return try store.faults() + store.differences()
      }
      let causes = causes()
      for cause in causes { #expect(cause.isDamage, "\(place) = \(value): \(cause)") }
      if Self.doubtful.contains(value) { continue }
      switch found {
      case .success(let faults): #expect(!faults.isEmpty, "\(place) = \(value)")
      case .failure(let error as StoreError): #expect(error.cause.isDamage, "\(place) = \(value)")
      case .failure(let error): Issue.record("\(place) = \(value): \(error)")
      }
    }
  }

  private func id(_ name: String) -> Tracker.ID { Tracker.ID(stored: name) }

  private func expectDamage(
    _ place: String, _ source: SourceLocation = #_sourceLocation, _ body: (Store) throws -> Void
  ) {
    let error = #expect(throws: StoreError.self, sourceLocation: source) {
      try body(Store(at: location))
    }
    #expect(error?.cause == .corrupt(place), sourceLocation: source)
    #expect(
      error?.description.hasPrefix("\(location.file) is damaged (\(place)); ") == true,
      sourceLocation: source)
  }

  /// Once the look-up fell back to itself.
  @Test(arguments: ["'cou' || char(0) || 'nt'", "cast(x'636f75ff' AS text)", "x'636f756e74'"])
  func aTrackerIsNotLookedForInATextThatIsNone(value: String) throws {
    try set("tracker.id", to: value, where: "id = 'count'")
    for name in ["count", "cou"] {
      expectDamage("id") { _ = try $0.snapshot(of: id(name), now: now) }
    }
    expectDamage("id") { _ = try $0.trackers() }
  }

  @Test func aRevisionOfAnotherTypeIsNoRevision() throws {
    try set("tracker.revision", to: "x'01'", where: "id = 'count'")
    expectDamage("revision") { _ = try $0.snapshot(of: id("count"), now: now) }
    expectDamage("revision") { try Add().perform(on: $0, tracker: id("count"), now: now) }
    expectDamage("revision") {
      try SetCount(3, expecting: 1).perform(on: $0, tracker: id("count"), now: now)
    }
  }

  /// It would be the present one for ever, whatever is added.
  @Test func aCountOfALaterRevisionIsDamage() throws {
    try set("counted.revision", to: "revision + 1000")
    for intent in [Add(), SetCount(3)] as [any Intent] {
      expectDamage("counted.revision") {
        try intent.perform(on: $0, tracker: id("count"), now: now)
      }
    }
  }

  @Test func nothingIsWrittenAfterTheLastRevision() throws {
    let last = Snapshot.revisions.upperBound
    try set("tracker.revision", to: "\(last - 1)", where: "id = 'weeks'")
    let store = Store(at: location)
    #expect(try Log().perform(on: store, now: now).snapshot.revision == last)
    #expect(try store.snapshot(of: .brew, now: now).revision == last)
    for _ in 1...2 {
      expectDamage("revision") { try Log().perform(on: $0, now: now) }
      expectDamage("revision") {
        try $0.edit { try $0.renaming(.brew, to: ShortText("Tea", of: .name)) }
      }
      #expect(try Store(at: location).revision() == last)
    }
  }

  @Test(arguments: ["'x'", "8388608", "-8388608", "x'00'"])
  func anEarlierSchemaWithADayThatIsNone(value: String) throws {
    try set("logged_day.day", to: value, where: "tracker = 'weeks'")
    try Connection(path: location.file, busySeconds: 1).execute(
      """
      DROP TABLE logged_week; ALTER TABLE tracker DROP COLUMN week_starts; PRAGMA user_version = 3
      """)
    for _ in 1...2 { expectDamage("min(day)") { _ = try $0.revision() } }
  }

  @Test func daysThatAreFarApartCostWhatDaysInARowDo() throws {
    let steps = try [1, 2_000_000].map { distance in
      try Connection(path: location.file, busySeconds: 1).execute(
        """
        DELETE FROM logged_day WHERE tracker = 'weeks';
        INSERT INTO logged_day VALUES ('weeks', 0, 0, 1, 0, 0, 0, 1, 0, 1),
          ('weeks', 0, \(distance), 1, 0, 0, 0, 1, 0, 1)
        """)
      let store = Store(at: location)
      let tracker = try store.trackers().named(id("weeks"))
      let log = try StatementLog(of: store) {
        try store.transaction(.immediate) {
          try LoggedWeeks(of: tracker, on: $0)?.make()
        }
      }
      return log.steps
    }
    #expect(steps[1] < steps[0] * 2, "\(steps)")
  }
}

extension StoreError.Cause {
  /// True if the file is said to be damaged.
  var isDamage: Bool { if case .corrupt = self { true } else { false } }
}
