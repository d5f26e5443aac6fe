import BrewCore
@testable import BrewStore
import Foundation
import Glibc
import Testing
import TestSupport

/// A store whose file is a link, as where a person keeps it in a folder that is synced.
@Suite struct LinkTests {
  private let folder: ScratchFolder
  private let store: Store
  private let files = FileManager.default

  private var link: String { store.location.file }
  private var elsewhere: String { folder.path + "/elsewhere" }
  private var target: String { elsewhere + "/brewlog.db" }

  /// Another folder holds the file, with three events.
  init() throws {
    folder = try ScratchFolder()
    store = Store(in: folder)
    try files.createDirectory(
      atPath: store.location.directory, withIntermediateDirectories: true)
    _ = try Run.storeWriter("log", folder.path + "/elsewhere", "3")
  }

  private func lead(to path: String) throws {
    let new = folder.path + "/new"
    try files.createSymbolicLink(atPath: new, withDestinationPath: path)
    #expect(rename(new, link) == 0)
  }

  private func opened() throws -> ObjectIdentifier {
    try store.transaction(.deferred) { ObjectIdentifier($0) }
  }

  private func expectShared(revision: Int64) throws {
    #expect(try store.revision() == revision)
    #expect(try Run.storeWriter("read", store.location.directory).lines == ["\(revision)"])
    try store.log()
    #expect(try Run.storeWriter("read", store.location.directory).lines == ["\(revision + 1)"])
    #expect(try store.check() == "ok")
  }

  /// To open it anew for each look would wake the ones that watch the folder, for ever.
  @Test func theFileIsOpenedOnce() throws {
    try lead(to: target)
    #expect(try store.revision() == 3)
    let first = try opened()
    #expect(try store.items().count == 3)
    #expect(try opened() == first)
    try store.log()
    store.settle()
    #expect(try opened() == first)
    _ = try Run.storeWriter("log", store.location.directory, "1")
    #expect(try store.revision() == 5)
    try expectShared(revision: 5)
  }

  /// The files beside the old one are that one's, and so is what is in its log.
  @Test func theLinkIsPointedElsewhere() throws {
    try lead(to: target)
    try store.log()
    _ = try Run.storeWriter("log", folder.path + "/other", "20")
    try lead(to: folder.path + "/other/brewlog.db")
    try expectShared(revision: 20)
    #expect(try Run.storeWriter("read", elsewhere).lines == ["4"])
  }

  @Test func theLinkIsPointedToAnEmptyFile() throws {
    try lead(to: target)
    try store.log()
    let empty = folder.path + "/empty.db"
    #expect(files.createFile(atPath: empty, contents: nil))
    try lead(to: empty)
    #expect(try store.revision() == 0)
    #expect(try Data(contentsOf: URL(filePath: empty)).isEmpty)
    try expectShared(revision: 0)
    #expect(try Run.storeWriter("read", elsewhere).lines == ["4"])
  }

  /// The disk that it leads to may not be there. Whoever writes makes the file.
  @Test func aReaderMakesNothingWhereTheLinkLeads() throws {
    try lead(to: elsewhere + "/other.db")
    for call: (Store) throws -> Void in [
      { _ = try $0.revision() }, { _ = try $0.items() }, { _ = try $0.trackers() },
    ] {
      let error = #expect(throws: StoreError.self) { try call(store) }
      #expect(error?.cause == .leadsNowhere)
      #expect(
        error?.description.hasPrefix("\(link) is a link to a file that is not there; ") == true)
    }
    #expect(!files.fileExists(atPath: elsewhere + "/other.db"))
    try store.log()
    try expectShared(revision: 1)
  }

  @Test func theFileItLeadsToIsReplaced() throws {
    try lead(to: target)
    try store.log()
    _ = try Run.storeWriter("log", folder.path + "/other", "20")
    #expect(rename(folder.path + "/other/brewlog.db", target) == 0)
    try expectShared(revision: 20)
  }

  @Test func theFileItLeadsToIsCopiedOver() throws {
    try lead(to: target)
    try store.log()
    store.settle()
    let copy = try Data(contentsOf: URL(filePath: target))
    try store.log(2)
    store.settle()
    _ = try store.items()
    try copy.write(to: URL(filePath: target))
    try expectShared(revision: 4)
  }

  /// `cp` begins so; what is in the log then is of what the copy takes the place of.
  @Test func theFileItLeadsToIsEmptied() throws {
    try lead(to: target)
    let copy = try Data(contentsOf: URL(filePath: target))
    #expect(try store.revision() == 3)
    try store.log(2)
    #expect(truncate(target, 0) == 0)
    #expect(try store.revision() == 0)
    #expect(try Data(contentsOf: URL(filePath: target)).isEmpty)
    try copy.write(to: URL(filePath: target))
    try expectShared(revision: 3)
  }

  @Test func theLogBesideTheFileIsDeleted() throws {
    try lead(to: target)
    try store.log()
    try files.removeItem(atPath: target + "-wal")
    try expectShared(revision: 4)
  }

  @Test func theIndexBesideTheFileIsDeleted() throws {
    try lead(to: target)
    try store.log()
    try files.removeItem(atPath: target + "-shm")
    _ = try Run.storeWriter("log", store.location.directory, "2")
    try expectShared(revision: 6)
  }

  /// Whoever opens it through the link makes a log beside where it is now.
  @Test(arguments: [false, true]) func theFileIsMovedAwayAndALinkToItPutInItsPlace(
    isSettled: Bool
  ) throws {
    try store.log(3)
    if isSettled { store.settle() }
    let away = folder.path + "/away.db"
    #expect(rename(link, away) == 0)
    try lead(to: away)
    try expectShared(revision: 3)
  }

  @Test func theFileIsMovedAndTheLinkWithIt() throws {
    try lead(to: target)
    try store.log()
    let away = folder.path + "/away.db"
    #expect(rename(target, away) == 0)
    try lead(to: away)
    try expectShared(revision: 4)
  }

  @Test func aCopyTakesThePlaceOfTheLink() throws {
    try lead(to: target)
    try store.log()
    store.settle()
    try files.copyItem(atPath: target, toPath: folder.path + "/copy.db")
    try store.log()
    #expect(rename(folder.path + "/copy.db", link) == 0)
    try expectShared(revision: 4)
    #expect(try Run.storeWriter("read", elsewhere).lines == ["5"])
  }
}
