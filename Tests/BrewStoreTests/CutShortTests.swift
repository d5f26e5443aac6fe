import BrewCore
import Foundation
import Testing
import TestSupport

@testable import BrewStore

/// The last write was cut short. What was acknowledged before it is there, and nothing else.
@Suite struct CutShortTests {
  private let folder: ScratchFolder
  private let store: Store
  /// The size of the write-ahead log after each of some brews.
  private var sizes: [Int] = []

  init() throws {
    folder = try ScratchFolder()
    store = Store(in: folder)
    try store.log()
    store.settle()
    for minute in 1...30 {
      try store.log(from: Moment("2026-11-30", 12, minute))
      sizes.append(try log().count)
    }
  }

  private func log() throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: store.location.file + "-wal"))
  }

  /// The store as it is found after a power loss that left this of the log.
  private func found(_ log: Data, _ name: Int) throws -> Store {
    let directory = folder.path + "/\(name)"
    let manager = FileManager.default
    try manager.createDirectory(atPath: directory, withIntermediateDirectories: false)
    try manager.copyItem(atPath: store.location.file, toPath: directory + "/brewlog.db")
    try log.write(to: URL(fileURLWithPath: directory + "/brewlog.db-wal"))
    return Store(at: StoreLocation(directory: directory))
  }

  private func expect(_ store: Store, brews: Int, _ name: String) throws {
    // Who can't write beside it reads the same without SQLite.
    let copy = try #require(try PrivateCopy(store.location, at: store.location)).connection
    #expect(try copy.revision() == Int64(brews), "\(name)")
    #expect(
      try copy.first("SELECT '' || count(*) FROM event") { try $0.text(0) } == "\(brews)", "\(name)"
    )
    #expect(try copy.first("PRAGMA integrity_check") { try $0.text(0) } == "ok", "\(name)")
    #expect(try store.revision() == Int64(brews), "\(name)")
    #expect(try store.items().count == brews, "\(name)")
    let days = try store.snapshot(of: .brew, now: Moment("2026-11-30")).days
    #expect(days.map(\.brews) == [brews], "\(name)")
    #expect(try store.check() == "ok", "\(name)")
    try store.log()
    #expect(try store.revision() == Int64(brews + 1), "\(name)")
  }

  @Test func whereverTheLogEnds() throws {
    let log = try log()
    var generator = SeededGenerator(seed: 9)
    let random = (0..<100).map { _ in Int.random(in: 0...log.count, using: &generator) }
    let edges = sizes.flatMap { [$0 - 1, $0, min($0 + 1, log.count)] }
    for (index, length) in (random + edges + [0, 1, 31, 32]).enumerated() {
      let whole = 1 + sizes.filter { $0 <= length }.count
      try expect(found(log.prefix(length), index), brews: whole, "cut at \(length)")
    }
  }

  @Test func whateverTheLastWriteHolds() throws {
    let log = try log()
    let last = sizes[sizes.count - 2]
    var generator = SeededGenerator(seed: 10)
    for index in 0..<50 {
      var torn = log
      let byte = Int.random(in: last..<log.count, using: &generator)
      torn[byte] ^= UInt8.random(in: 1...255, using: &generator)
      try expect(found(torn, index), brews: sizes.count, "wrong at \(byte)")
    }
  }
}
