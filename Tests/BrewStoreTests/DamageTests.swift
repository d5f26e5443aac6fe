import BrewCore
import Foundation
import Testing
import TestSupport

@testable import BrewStore

/// Files that are not a store, or no longer one: the error names file and cause, the file is left.
@Suite struct DamageTests {
  private let folder: ScratchFolder
  private let now = Moment("2026-11-30")
  /// SQLite's words for a damaged file.
  private let malformed = "database disk image is malformed"
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

  /// Numbers of the header that no version of this program writes.
  @Test(arguments: ["user_version", "application_id"], [-1, -2_147_483_648, 1_000_000, 1])
  func aHeaderThatIsAnother(pragma: String, number: Int) throws {
    _ = try goodFile()
    // An older version is one that the program knows how to change.
    let number = pragma == "user_version" && number == 1 ? 0 : number
    try Connection(path: location.file, busySeconds: 1).execute("PRAGMA \(pragma) = \(number)")
    expectRefusal(.corrupt(pragma))
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
      expectRefusal(.notADatabase, .corrupt(malformed))
    }
    for part in [3, 2] {
      put(good.prefix(good.count / part / 4096 * 4096))
      expectRefusal(.corrupt(malformed))
    }
  }

  @Test func anOverwrittenFile() throws {
    let good = try goodFile()
    // Everything but the header.
    put(good.prefix(100) + Data(repeating: 0xa5, count: good.count - 100))
    expectRefusal(.corrupt(malformed))
    put(Data(repeating: 0, count: good.count))
    expectRefusal(.notADatabase)
  }

  @Test func aStoreWithoutItsTables() throws {
    try Connection(creating: location.file).execute(
      """
      PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(Schema.version);
      CREATE TABLE t (x)
      """)
    expectRefusal(.corrupt("no such table: tracker"))
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
