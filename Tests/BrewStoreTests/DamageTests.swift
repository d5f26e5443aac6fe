import BrewCore
import Foundation
import Testing
import TestSupport

@testable import BrewStore

/// Files that are not a store, or no longer one: the error names file and cause, the file is left.
@Suite struct DamageTests {
  private let folder: ScratchFolder
  private let now = Moment("2026-11-30")
  private var location: StoreLocation { StoreLocation(directory: folder.path + "/brewlog") }

  init() throws {
    folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: location.directory, withIntermediateDirectories: false)
  }

  private var bytes: Data? { FileManager.default.contents(atPath: location.file) }

  private func put(_ data: Data) {
    #expect(FileManager.default.createFile(atPath: location.file, contents: data))
  }

  /// A closed store with some brews, as bytes.
  private func goodFile(brews: Int = 200) throws -> Data {
    try Store(at: location).log(brews)
    return try #require(bytes)
  }

  /// Opens the store, reads and writes it; expects one of `causes` and an untouched file.
  private func expectRefusal(
    _ causes: StoreError.Cause..., location source: SourceLocation = #_sourceLocation
  ) {
    let before = bytes
    let error = #expect(throws: StoreError.self, sourceLocation: source) {
      let store = Store(at: location)
      _ = try store.snapshot(of: .brew, now: now)
      try store.log()
    }
    guard let error else { return }
    #expect(causes.contains(error.cause), "\(error)", sourceLocation: source)
    #expect(error.description.contains(location.file), sourceLocation: source)
    #expect(bytes == before, sourceLocation: source)
  }

  @Test(arguments: [
    "hello\n", "xy", String(repeating: "log espresso 4\n", count: 1000), "SQLite format 3",
  ])
  func aTextFile(text: String) {
    put(Data(text.utf8))
    expectRefusal(.notADatabase)
  }

  @Test func anotherProgramsDatabase() throws {
    try Connection(creating: location.file).execute(
      "CREATE TABLE t (x); INSERT INTO t VALUES (1)")
    expectRefusal(.foreign)
    try Connection(path: location.file, busySeconds: 1).execute(
      "PRAGMA application_id = 7; PRAGMA user_version = 1")
    expectRefusal(.foreign)
  }

  @Test func anEmptyDatabaseOfAnotherProgram() throws {
    try Connection(creating: location.file).execute("PRAGMA application_id = 7")
    expectRefusal(.foreign)
  }

  @Test func aNewerSchema() throws {
    _ = try goodFile()
    try Connection(path: location.file, busySeconds: 1).execute("PRAGMA user_version = 99")
    expectRefusal(.newer(schema: 99, known: Schema.version))
  }

  @Test func aSchemaThatBecomesNewerWhileTheStoreIsOpen() throws {
    let store = Store(at: location)
    try store.log()
    try Connection(path: location.file, busySeconds: 1).execute("PRAGMA user_version = 99")
    store.settle()
    let before = bytes
    for _ in 0..<2 {
      let error = #expect(throws: StoreError.self) { try store.log() }
      #expect(error?.cause == .newer(schema: 99, known: Schema.version))
    }
    #expect(throws: StoreError.self) { try store.snapshot(of: .brew, now: now) }
    #expect(throws: StoreError.self) { try store.log() }
    #expect(bytes == before)
  }

  @Test func aTruncatedFile() throws {
    let good = try goodFile()
    for length in [2, 15, 99, 100, 511] {
      put(good.prefix(length))
      expectRefusal(.notADatabase, .corrupt)
    }
    for part in [3, 2] {
      put(good.prefix(good.count / part / 4096 * 4096))
      expectRefusal(.corrupt)
    }
  }

  @Test func anOverwrittenFile() throws {
    let good = try goodFile()
    // Everything but the header.
    put(good.prefix(100) + Data(repeating: 0xa5, count: good.count - 100))
    expectRefusal(.corrupt)
    put(Data(repeating: 0, count: good.count))
    expectRefusal(.notADatabase)
  }

  private static let numbers = [
    "event.recorded", "event.day", "event.utc_offset", "ended_streak.day", "counted.count",
    "logged_day.day", "logged_day.since", "logged_day.streak", "logged_week.streak",
    "tracker.since", "tracker.start",
  ]

  /// SQLite keeps no sums: it does not see that a bit of a number has turned.
  @Test(
    arguments: numbers.flatMap { [($0, Int64.min), ($0, .max), ($0, 1 << 61)] }
      + [("event.revision", .max)])
  func aNumberThatIsAnother(place: String, number: Int64) throws {
    let trackers = try everyKind()
    let (table, column) = (place.prefix { $0 != "." }, place.drop { $0 != "." }.dropFirst())
    try Connection(path: location.file, busySeconds: 1).execute(
      "UPDATE OR IGNORE \(table) SET \(column) = \(number) WHERE \(column) IS NOT NULL")
    var causes: Set<StoreError.Cause> = []
    func attempt(_ body: (Store) throws -> Void) {
      do { try body(Store(at: location)) } catch let error as StoreError {
        causes.insert(error.cause)
      } catch {}
    }
    for id in trackers {
      attempt { _ = try $0.snapshot(of: id, now: now) }
      attempt { try $0.history(of: id, limit: nil) { _ in } }
      for intent in [Log(), Add(), Reset(), Undo(force: true)] as [any Intent] {
        attempt { try intent.perform(on: $0, tracker: id, now: now) }
      }
    }
    #expect(causes == [.corrupt])
    #expect(throws: StoreError(file: location.file, cause: .corrupt)) {
      try Store(at: location).faults()
    }
  }

  /// Each look at a tracker reads the last of them alone.
  @Test(arguments: ["ended_streak.best", "ended_streak.length", "counted.count"])
  func anEarlierNumberThatIsAnother(place: String) throws {
    let clean = try everyKind()[1]
    try Reset().perform(on: Store(at: location), tracker: clean, now: now)
    let (table, column) = (place.prefix { $0 != "." }, place.drop { $0 != "." }.dropFirst())
    try Connection(path: location.file, busySeconds: 1).execute(
      """
      UPDATE \(table) SET \(column) = \(Int64.max)
      WHERE revision = (SELECT min(revision) FROM \(table))
      """)
    #expect(throws: StoreError(file: location.file, cause: .corrupt)) {
      try Store(at: location).faults()
    }
  }

  /// A store with something of each kind of tracker.
  private func everyKind() throws -> [Tracker.ID] {
    let store = Store(at: location)
    let clean = Tracker.Rules.clean(since: now.day)
    let count = Tracker.Rules.count(CountRules(start: 0, target: nil, goesBelowZero: true))
    let weeks = Tracker.Rules.daily(DailyRules(methods: [], target: 1, daysAWeek: 1))
    for (name, rules) in [("Clean", clean), ("Count", count), ("Weeks", weeks)] {
      try store.edit { try $0.adding(ShortText(name, of: .name), rules: rules) }
    }
    let ids = try store.trackers().map(\.id)
    for id in ids {
      // A week before it is looked at, and counted again with a reset; one before that is not.
      let earlier = ["2026-11-09", "2026-11-23"].map { Log(at: Moment($0)) }
      for intent in earlier + [Log(), Add(), Reset(), Log(), Add()] as [any Intent] {
        _ = try? intent.perform(on: store, tracker: id, now: now)
      }
    }
    store.settle()
    return ids
  }

  @Test func aStoreWithoutItsTables() throws {
    try Connection(creating: location.file).execute(
      """
      PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(Schema.version);
      CREATE TABLE t (x)
      """)
    expectRefusal(.other(code: 1, message: "no such table: tracker"))
  }

  @Test func aFolderInPlaceOfTheFile() throws {
    try FileManager.default.createDirectory(
      atPath: location.file, withIntermediateDirectories: false)
    expectRefusal(.cannotOpen(errno: EISDIR))
  }

  @Test func aPipeInPlaceOfTheFile() throws {
    #expect(mkfifo(location.file, 0o600) == 0)
    for _ in 1...2 {
      let error = #expect(throws: StoreError.self) { try Store(at: location).log() }
      #expect(error?.cause == .notADatabase)
      #expect(throws: StoreError.self) { try Store(at: location).revision() }
    }
  }

  @Test func aFileInPlaceOfTheFolder() throws {
    let place = folder.path + "/file"
    #expect(FileManager.default.createFile(atPath: place, contents: nil))
    for directory in [place, place + "/brewlog"] {
      let error = #expect(throws: StoreError.self) {
        try Store(at: StoreLocation(directory: directory)).revision()
      }
      #expect(error?.cause == .cannotOpen(errno: ENOTDIR))
      #expect(error?.description.contains("Not a directory") == true)
    }
  }

  @Test func anEmptyFileBecomesAStore() throws {
    put(Data())
    let store = Store(at: location)
    try store.log()
    #expect(try store.revision() == 1)
  }
}

extension Connection {
  /// Opens a file that need not be there.
  convenience init(creating path: String) throws {
    if !FileManager.default.fileExists(atPath: path) {
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
    }
    try self.init(path: path, busySeconds: 1)
  }
}
