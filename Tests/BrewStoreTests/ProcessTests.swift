import BrewCore
import Foundation
import Testing
import TestSupport

@testable import BrewStore

/// Several processes on one store.
@Suite(.serialized) struct ProcessTests {
  private let folder: ScratchFolder
  private var directory: String { folder.path + "/brewlog" }

  init() throws {
    folder = try ScratchFolder()
  }

  private func start(_ arguments: String...) throws -> Program {
    try Program(Run.storeWriter, arguments)
  }

  @Test func anotherProcessSeesWhatThisOneWrote() throws {
    let store = Store(in: folder)
    try store.log()
    #expect(try Run.storeWriter("read", directory).lines == ["1"])
    #expect(try Run.storeWriter("log", directory, "3").lines.count == 3)
    #expect(try store.revision() == 4)
  }

  /// Every write of both is there, and neither finds the store locked.
  @Test func twoProcessesWriteAThousandTimesEach() throws {
    let open = Store(in: folder)
    let programs = [
      try start("log", directory, "1000"), try start("log", directory, "1000", "settle"),
    ]
    // A reader in their midst sees each revision whole, and never an older one after a newer one.
    var revision: Int64 = 0
    while programs.contains(where: \.isRunning) {
      let snapshot = try open.snapshot(of: .brew, now: Moment("1970-01-01"))
      #expect(snapshot.days.map(\.brews).reduce(0, +) == snapshot.revision)
      try #require(snapshot.revision >= revision)
      revision = snapshot.revision
    }
    let runs = programs.map { $0.finish() }
    #expect(runs.map(\.errors) == ["", ""])
    #expect(runs.map(\.status) == [0, 0])
    let acknowledged = runs.flatMap(\.lines)
    #expect(acknowledged.count == 2000)
    let stored = try open.items().map(\.event.id.description)
    #expect(Set(stored) == Set(acknowledged))
    #expect(try open.revision() == 2000)
    #expect(try open.snapshot(of: .brew, now: Moment("2026-11-30")).revision == 2000)
    #expect(try open.check() == "ok")
  }

  @Test func twoProcessesThatAddAtOnceLoseNothing() throws {
    let store = Store(in: folder)
    try store.edit { try $0.adding(ShortText("Water", of: .name), rules: .count(CountRules())) }
    let programs = [
      try start("add", directory, "300"), try start("add", directory, "300"),
      try start("log", directory, "300"),
    ]
    let runs = programs.map { $0.finish() }
    #expect(runs.map(\.errors) == ["", "", ""])
    let now = Moment("2026-11-30")
    #expect(try store.snapshot(of: Tracker.ID(stored: "water"), now: now).count == 600)
    #expect(try store.revision() == 901)
    #expect(try store.check() == "ok")
  }

  @Test func tenProcessesOpenAFreshStoreAtOnce() throws {
    for round in 0..<20 {
      let directory = folder.path + "/\(round)/brewlog"
      let programs = try (0..<10).map { _ in try start("log", directory, "1") }
      let runs = programs.map { $0.finish() }
      #expect(Set(runs.map(\.errors)) == [""])
      #expect(runs.flatMap(\.lines).count == 10)
      let store = Store(at: StoreLocation(directory: directory))
      #expect(try store.revision() == 10)
    }
  }

  @Test func tenProcessesFindAnEmptyFileAtOnce() throws {
    for round in 0..<20 {
      let directory = folder.path + "/\(round)"
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: false)
      _ = FileManager.default.createFile(atPath: directory + "/brewlog.db", contents: nil)
      let programs = try (0..<10).map { _ in try start("log", directory, "1") }
      let runs = programs.map { $0.finish() }
      #expect(Set(runs.map(\.errors)) == [""])
      #expect(try Run.storeWriter("read", directory).lines == ["10"])
    }
  }

  @Test func anotherProcessIsMakingTheStore() throws {
    let location = StoreLocation(directory: directory)
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: false)
    let maker = try Connection(creating: location.file)
    // A file that has a header and nothing else, and is about to be written.
    try maker.transaction(.immediate) {}
    try maker.execute("BEGIN IMMEDIATE")
    let waiting = [try start("read", directory), try start("log", directory, "1")]
    usleep(300_000)
    try maker.execute("COMMIT")
    #expect(waiting.map { $0.finish().errors } == ["", ""])
    #expect(try Store(at: location).revision() == 1)
  }

  @Test func aReaderThatStaysIsNotWaitedForWithoutEnd() throws {
    let location = StoreLocation(directory: directory)
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: false)
    let reader = try Connection(creating: location.file)
    try reader.transaction(.immediate) {}
    try reader.execute("BEGIN; SELECT * FROM sqlite_schema")
    for call: (Store) throws -> Void in [{ _ = try $0.revision() }, { try $0.log() }] {
      let error = #expect(throws: StoreError.self) { try call(Store(at: location, busyTimeout: 0)) }
      #expect(error?.cause == .busy)
    }
    try reader.execute("COMMIT")
    try Store(at: location).log()
  }

  @Test func aMakerThatIsStoppedIsNotWaitedForWithoutEnd() throws {
    for round in 0..<30 {
      let location = StoreLocation(directory: folder.path + "/stopped/\(round)")
      let maker = try start("log", location.directory, "1")
      usleep(UInt32(500 + round * 800))
      maker.signal(SIGSTOP)
      let store = Store(at: location, busyTimeout: 0)
      var logged: Int64 = 1
      do {
        try store.log()
        logged += 1
      } catch let error as StoreError {
        #expect(error.cause == .busy)
      }
      maker.signal(SIGCONT)
      #expect(maker.finish().errors == "")
      #expect(try store.revision() == logged)
      #expect(try store.check() == "ok")
    }
  }

  @Test func aKillWhileTheStoreIsMade() throws {
    for round in 0..<60 {
      let directory = folder.path + "/made/\(round)"
      let maker = try start("log", directory, "1")
      usleep(UInt32(500 + round * 400))
      maker.kill()
      #expect(maker.finish().errors == "")
      let store = Store(at: StoreLocation(directory: directory))
      let found = try store.revision()
      #expect(try Run.storeWriter("log", directory, "1").lines.count == 1)
      #expect(try store.revision() == found + 1)
      #expect(try store.check() == "ok")
    }
  }

  /// The writer is killed in the middle of its writes.
  @Test func whatWasAcknowledgedSurvivesAKill() throws {
    var acknowledged: Set<String> = []
    for round in 0..<25 {
      let writer = try start("log", directory, "1000000")
      let enough = 1 + round * 7 % 40
      while writer.isRunning, writer.output.split(separator: "\n").count < enough { usleep(300) }
      usleep(UInt32(round * 331 % 5000))
      writer.kill()
      let run = writer.finish()
      #expect(run.errors == "")
      // The last line may have been cut short by the kill.
      let whole = run.output.hasSuffix("\n") ? run.lines[...] : run.lines.dropLast()
      acknowledged.formUnion(whole)
      let store = Store(in: folder)
      let stored = Set(try store.items().map(\.event.id.description))
      #expect(acknowledged.isSubset(of: stored))
      // The kill may fall between the commit and the word about it: one more in each round.
      #expect(stored.count <= acknowledged.count + round + 1)
      #expect(try store.revision() == Int64(stored.count))
      #expect(try store.check() == "ok")
    }
  }
}

extension Store {
  /// What SQLite says of the file's integrity.
  func check() throws -> String {
    try accessing { try $0.first("PRAGMA integrity_check") { try $0.text(0) } ?? "" }
  }
}
