import BrewCore
import BrewStore
import Glibc
import TestSupport
import Testing

@testable import BrewDesktop

/// What is read again of the trackers besides the one that is set.
@Suite struct KnownTrackersTests {
  private let now = Moment("2026-11-30")

  private func store(in folder: ScratchFolder, adding name: String, _ number: Int) throws -> Store {
    let store = Store(at: StoreLocation(directory: folder.path))
    try store.edit {
      try $0.adding(ShortText(name, of: .name), rules: .count(CountRules()))
    }
    try Add(number).perform(on: store, tracker: Tracker.ID(stored: name), now: now)
    return store
  }

  /// As when another machine's file is synced.
  @Test func anotherFileOfTheSameRevisionIsReadAnew() throws {
    let folders = try (ScratchFolder(), ScratchFolder())
    let store = try store(in: folders.0, adding: "cups", 1)
    let other = try self.store(in: folders.1, adding: "cups", 7)
    let revision = try store.revision()
    #expect(try other.revision() == revision)
    let known = KnownTrackers(in: store)
    known.read(at: revision, now: now, besides: .brew)
    #expect(known.all.map(\.snapshot?.count) == [1])
    for each in [store, other] { each.settle() }
    #expect(rename(other.location.file, store.location.file) == 0)
    // Who watches the store has looked at it before.
    #expect(try store.revision() == revision)
    known.read(at: revision, now: now, besides: .brew)
    #expect(known.all.map(\.snapshot?.count) == [7])
  }
}
