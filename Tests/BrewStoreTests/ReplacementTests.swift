import BrewCore
@testable import BrewStore
import Foundation
import Glibc
import Testing
import TestSupport

/// The file changes behind an open store, as when a person deletes it or restores a copy.
@Suite struct ReplacementTests {
  private let folder: ScratchFolder
  private let store: Store
  private let files = FileManager.default

  init() throws {
    folder = try ScratchFolder()
    store = Store(in: folder)
    try store.log(3)
  }

  private func expectShared(revision: Int64) throws {
    #expect(try store.revision() == revision)
    #expect(try store.items().count == Int(revision))
    #expect(try Run.storeWriter("read", store.location.directory).lines == ["\(revision)"])
    try store.log()
    #expect(try Run.storeWriter("read", store.location.directory).lines == ["\(revision + 1)"])
    #expect(try store.check() == "ok")
  }

  private func expectShared(with other: Store, revision: Int64) throws {
    #expect(try other.revision() == revision)
    try other.log()
    #expect(try store.revision() == revision + 1)
    #expect(try store.check() == "ok")
  }

  @Test func theFileIsDeleted() throws {
    try files.removeItem(atPath: store.location.file)
    try expectShared(revision: 0)
  }

  /// What it held is not in the file yet.
  @Test func theLogIsDeleted() throws {
    try files.removeItem(atPath: store.location.log)
    try expectShared(revision: 3)
  }

  @Test func theLogIsDeletedUnderAnotherReader() throws {
    let other = Store(at: store.location)
    #expect(try other.revision() == 3)
    try files.removeItem(atPath: store.location.log)
    try expectShared(revision: 3)
    try expectShared(with: other, revision: 4)
  }

  /// Its space is taken by another one while this store is still busy.
  @Test func theLogIsDeletedDuringACall() throws {
    try store.transaction(.deferred) { connection in
      #expect(try connection.revision() == 3)
      try files.removeItem(atPath: store.location.log)
    }
    try expectShared(revision: 3)
  }

  /// Whoever comes then finds an empty one beside an index that tells of the old one.
  @Test func theLogIsDeletedAndMadeAgain() throws {
    try files.removeItem(atPath: store.location.log)
    #expect(files.createFile(atPath: store.location.log, contents: nil))
    try expectShared(revision: 3)
  }

  /// The locks are in it: who has the old one and who makes a new one do not see each other.
  @Test(arguments: [false, true]) func theIndexIsDeleted(settled: Bool) throws {
    if settled { store.settle() }
    try files.removeItem(atPath: store.location.index)
    _ = try Run.storeWriter("log", store.location.directory, "2")
    try expectShared(revision: 5)
  }

  @Test func theIndexIsDeletedAndThisStoreWritesFirst() throws {
    try files.removeItem(atPath: store.location.index)
    try expectShared(revision: 3)
  }

  @Test func theIndexIsDeletedAndMadeAgainByAReaderThatStays() throws {
    try files.removeItem(atPath: store.location.index)
    let other = Store(at: store.location)
    #expect(try other.revision() == 3)
    try expectShared(revision: 3)
    try other.log()
    #expect(try store.revision() == 5)
    #expect(try other.revision() == 5)
    #expect(try store.check() == "ok")
  }

  @Test func theLogAndTheIndexAreDeleted() throws {
    try files.removeItem(atPath: store.location.log)
    try files.removeItem(atPath: store.location.index)
    try expectShared(revision: 3)
  }

  /// What this store had in the old log is lost then; what the others wrote is not mixed with it.
  @Test func theLogAndTheIndexAreDeletedAndOthersWriteFirst() throws {
    store.settle()
    try store.log()
    try files.removeItem(atPath: store.location.log)
    try files.removeItem(atPath: store.location.index)
    _ = try Run.storeWriter("log", store.location.directory, "2")
    try expectShared(revision: 5)
  }

  /// What was known of the old file is not what the other one holds.
  @Test(arguments: [false, true]) func anotherFileOfTheSameRevisionTakesItsPlace(
    isMoved: Bool
  ) throws {
    let elsewhere = try ScratchFolder()
    let other = Store(in: elsewhere)
    for _ in 0..<3 {
      try Log(method: Method("AeroPress")).perform(on: other, now: Moment("2026-11-30"))
    }
    for each in [store, other] { each.settle() }
    let (new, old) = (other.location.file, store.location.file)
    let contents = try Data(contentsOf: URL(filePath: new))
    try contents.write(to: URL(filePath: old), options: isMoved ? .atomic : [])
    let receipt = try Log().perform(on: store, now: Moment("2026-11-30"))
    #expect(receipt.snapshot.revision == 4)
    #expect(receipt.event.brew?.method == (try Method("AeroPress")))
  }

  /// As `sqlite3` does with `.restore`, or a person with a statement: the revision stays what it was.
  @Test func anotherProgramOfSQLiteChangesWhatIsInTheFile() throws {
    let other = Store(at: store.location)
    try other.accessing { try $0.run("UPDATE event SET method = 'AeroPress'") }
    let receipt = try Log().perform(on: store, now: Moment("2026-11-30"))
    #expect(receipt.event.brew?.method == (try Method("AeroPress")))
  }

  @Test func theFolderIsDeleted() throws {
    try files.removeItem(atPath: store.location.directory)
    try expectShared(revision: 0)
  }

  /// `mv copy brewlog` would put the copy into a folder that a reader had made again.
  @Test func aDeletedFolderIsNotMadeAgainByReading() throws {
    try files.removeItem(atPath: store.location.directory)
    #expect(try store.revision() == 0)
    #expect(try store.items().isEmpty)
    #expect(!files.fileExists(atPath: store.location.directory))
  }

  @Test func allFilesAreDeleted() throws {
    for ending in ["", "-wal", "-shm"] {
      try files.removeItem(atPath: store.location.file + ending)
    }
    try expectShared(revision: 0)
  }

  @Test func theFolderIsReplaced() throws {
    let other = folder.path + "/other"
    _ = try Run.storeWriter("log", other, "20")
    try files.moveItem(atPath: store.location.directory, toPath: folder.path + "/away")
    try files.moveItem(atPath: other, toPath: store.location.directory)
    try expectShared(revision: 20)
  }

  /// `mv copy brewlog.db`, also while there is something in the log beside it that is not the copy's.
  @Test(arguments: [false, true]) func theFileIsReplaced(settled: Bool) throws {
    let other = folder.path + "/other"
    _ = try Run.storeWriter("log", other, "20")
    if settled { store.settle() }
    #expect(rename(other + "/brewlog.db", store.location.file) == 0)
    try expectShared(revision: 20)
  }

  @Test func theFileIsReplacedUnderAnotherReader() throws {
    let other = folder.path + "/other"
    _ = try Run.storeWriter("log", other, "20")
    let reader = Store(at: store.location)
    #expect(try reader.revision() == 3)
    #expect(rename(other + "/brewlog.db", store.location.file) == 0)
    try expectShared(revision: 20)
    try expectShared(with: reader, revision: 21)
  }

  @Test func theFileIsReplacedWhileItIsRead() throws {
    let other = folder.path + "/other"
    _ = try Run.storeWriter("log", other, "20")
    store.settle()
    try store.transaction(.deferred) { connection in
      _ = try connection.revision()
      #expect(rename(other + "/brewlog.db", store.location.file) == 0)
    }
    try expectShared(revision: 20)
  }

  /// `cp copy brewlog.db` writes into the file that is open. Pages that were read before it would be
  /// taken for the copy's own, and be written among them.
  @Test func theFileIsCopiedOver() throws {
    store.settle()
    let copy = try Data(contentsOf: URL(filePath: store.location.file))
    try store.log(2)
    _ = try Reset().perform(on: store, now: Moment("2026-11-30").advanced(bySeconds: 600))
    store.settle()
    _ = try store.items()
    try copy.write(to: URL(filePath: store.location.file))
    try expectShared(revision: 3)
  }

  /// In the middle of such a `cp`, and between `rm` and `cp`, the store is empty or not there at all:
  /// whoever looks then must not begin a new one under the copy.
  @Test(arguments: [false, true]) func aReadBeforeTheCopyIsThere(deleted: Bool) throws {
    store.settle()
    let file = store.location.file
    let copy = try Data(contentsOf: URL(filePath: file))
    if deleted { try files.removeItem(atPath: file) } else { #expect(truncate(file, 0) == 0) }
    #expect(try store.revision() == 0)
    #expect(try store.items().isEmpty)
    #expect(try store.methods(of: .brew) == [])
    #expect(try store.trackers().map(\.id) == [.brew])
    #expect(files.fileExists(atPath: file) != deleted)
    if !deleted { #expect(try Data(contentsOf: URL(filePath: file)).isEmpty) }
    if deleted { #expect(files.createFile(atPath: file, contents: nil)) }
    let descriptor = open(file, O_WRONLY)
    #expect(copy.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == copy.count)
    close(descriptor)
    try expectShared(revision: 3)
  }

  /// What is in the log then is of what the copy takes the place of.
  @Test(arguments: [3, 200]) func theLogIsNotWrittenIntoAnEmptiedFile(count: Int) throws {
    store.settle()
    let file = store.location.file
    let copy = try Data(contentsOf: URL(filePath: file))
    try store.log(count)
    #expect(truncate(file, 0) == 0)
    #expect(try store.revision() == 0)
    #expect(try Data(contentsOf: URL(filePath: file)).isEmpty)
    try copy.write(to: URL(filePath: file))
    try expectShared(revision: 3)
  }

  /// `rm brewlog.db*; cp copy brewlog.db`, with somebody who makes a new store in between.
  @Test func aFreshFileIsCopiedOver() throws {
    store.settle()
    let copy = try Data(contentsOf: URL(filePath: store.location.file))
    for ending in ["", "-wal", "-shm"] {
      try files.removeItem(atPath: store.location.file + ending)
    }
    _ = try Run.storeWriter("log", store.location.directory, "1")
    #expect(try store.revision() == 1)
    try copy.write(to: URL(filePath: store.location.file))
    try expectShared(revision: 3)
  }

  /// A copy that is on its way would be written into what a reader makes at that moment.
  @Test(arguments: [[""], ["", "-wal", "-shm"]])
  func readingDoesNotMakeADeletedFileAgain(endings: [String]) throws {
    store.settle()
    let file = URL(filePath: store.location.file)
    let copy = try Data(contentsOf: file)
    for ending in endings { try files.removeItem(atPath: store.location.file + ending) }
    let now = Moment("2026-11-30")
    #expect(try store.snapshot(of: .brew, now: now) == Snapshot(revision: 0, tracker: .brew))
    #expect(try store.items().isEmpty)
    #expect(!files.fileExists(atPath: store.location.file))
    // `cp` begins with an empty file.
    try Data().write(to: file)
    #expect(try store.revision() == 0)
    #expect(try Data(contentsOf: file).isEmpty)
    try copy.write(to: file)
    try expectShared(revision: 3)
  }

  @Test func aSettledFileIsWholeByItself() throws {
    store.settle()
    let copy = folder.path + "/copy"
    try files.createDirectory(atPath: copy, withIntermediateDirectories: false)
    try files.copyItem(atPath: store.location.file, toPath: copy + "/brewlog.db")
    #expect(try Store(at: StoreLocation(directory: copy)).revision() == 3)
    let wal = store.location.log
    #expect(try files.attributesOfItem(atPath: wal)[.size] as? Int == 0)
  }

  @Test func settlingDoesNotMakeADeletedFileAgain() throws {
    try store.log()
    for suffix in ["", "-wal", "-shm"] {
      try? files.removeItem(atPath: store.location.file + suffix)
    }
    store.settle()
    #expect(!files.fileExists(atPath: store.location.file))
  }

  /// It would hold up the press that another process is writing, or wake the ones that watch.
  @Test func settlingWaitsForNobodyAndIsDoneOnce() throws {
    let other = Store(at: store.location)
    try other.transaction(.immediate) { _ in store.settle() }
    try other.transaction(.deferred) { connection in
      _ = try connection.revision()
      try store.log()
      store.settle()
    }
    store.settle()
    let wal = store.location.log
    let before = try files.attributesOfItem(atPath: wal)[.modificationDate] as? Date
    store.settle()
    #expect(try files.attributesOfItem(atPath: wal)[.modificationDate] as? Date == before)
    #expect(try other.revision() == 4)
  }

  /// Such a copy has no log. To open it again for each look would wake the ones that watch, for ever.
  @Test func aCopyWithoutALogIsOpenedOnceAndGetsOneWithTheNextWrite() throws {
    let copy = folder.path + "/copy.db"
    try store.accessing { try $0.run("VACUUM INTO ?1", .text(copy)) }
    #expect(rename(copy, store.location.file) == 0)
    #expect(try store.revision() == 3)
    let contents = try Data(contentsOf: URL(filePath: store.location.file))
    let reader = try store.accessing { ObjectIdentifier($0) }
    #expect(try store.items().count == 3)
    #expect(try store.accessing { ObjectIdentifier($0) } == reader)
    #expect(try Data(contentsOf: URL(filePath: store.location.file)) == contents)
    #expect(!files.fileExists(atPath: store.location.log))
    _ = try Run.storeWriter("log", store.location.directory, "1")
    #expect(try store.revision() == 4)
    #expect(files.fileExists(atPath: store.location.log))
    try expectShared(revision: 4)
  }

  /// The same, with an older copy of the same store.
  @Test func theFileIsReplacedByAnOlderCopy() throws {
    let copy = folder.path + "/copy.db"
    try store.accessing { try $0.run("VACUUM INTO ?1", .text(copy)) }
    try store.log(200)
    store.settle()
    #expect(rename(copy, store.location.file) == 0)
    try expectShared(revision: 3)
  }
}
