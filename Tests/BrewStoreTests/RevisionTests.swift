import BrewCore
import Foundation
import Testing
import TestSupport

@testable import BrewStore

@Suite struct RevisionTests {
  private let folder: ScratchFolder
  private let now = Moment("2026-11-30")

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func aStoreThatIsNotUsedIsNotMade() {
    Store(in: folder).settle()
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/brewlog"))
  }

  @Test func growsByOneWithEachTransaction() throws {
    let store = Store(in: folder)
    #expect(try store.revision() == 0)
    let intents: [any Intent] = [Log(), Log(), Reset(), Undo(), Log(at: Moment("2026-01-01"))]
    for (index, intent) in intents.enumerated() {
      let receipt = try intent.perform(on: store, now: now)
      #expect(receipt.snapshot.revision == Int64(index + 1))
      #expect(try store.revision() == Int64(index + 1))
    }
  }

  @Test func eachTrackerHasTheRevisionOfItsOwnLastChange() throws {
    let store = Store(in: folder)
    #expect(try store.trackersWithRevisions().map(\.revision) == [0])
    try store.log(2)
    for name in ["Tea", "Water"] {
      try store.edit {
        try $0.adding(ShortText(name, of: .name), rules: .count(CountRules()))
      }
    }
    try Add().perform(on: store, tracker: Tracker.ID(stored: "tea"), now: now)
    let all = try store.trackersWithRevisions()
    #expect(all.map(\.tracker) == (try store.trackers()))
    #expect(all.map(\.revision) == [2, 5, 4])
    try store.edit { try $0.renaming(.brew, to: ShortText("Coffee", of: .name)) }
    #expect(try store.trackersWithRevisions().map(\.revision) == [6, 5, 4])
  }

  /// A store goes on from what it has read only while nobody else has changed anything.
  @Test func whatAnotherProcessChangedIsSeenByTheNextLog() throws {
    let (store, other) = (Store(in: folder), Store(in: folder))
    try store.log()
    try Log(method: Method("AeroPress")).perform(on: other, now: now)
    #expect(try Log().perform(on: store, now: now).event.brew?.method == Method("AeroPress"))
    try other.edit { try $0.renaming(.brew, to: ShortText("Coffee", of: .name)) }
    #expect(try Log().perform(on: store, now: now).snapshot.tracker.name.description == "Coffee")
    for _ in 0..<2 {
      for each in [other, store] { try Undo().perform(on: each, now: now) }
    }
    #expect(try store.items().allSatisfy(\.undone))
  }

  @Test func aRefusedIntentChangesNothing() throws {
    let store = Store(in: folder)
    #expect(throws: IntentError.nothingToUndo) { try Undo().perform(on: store, now: now) }
    try store.log(3)
    let before = try store.snapshot(of: .brew, now: now)
    let future = now.advanced(bySeconds: 1)
    for intent in [Log(at: future), Reset(at: future)] as [any Intent] {
      #expect(throws: IntentError.self) { try intent.perform(on: store, now: now) }
    }
    #expect(try store.snapshot(of: .brew, now: now) == before)
    #expect(try store.items().count == 3)
  }

  @Test func aWriteThatFailsHalfWayIsUndone() throws {
    let store = Store(in: folder)
    let receipt = try Log().perform(on: store, now: now)
    // The same event again: its name is taken.
    #expect(throws: StoreError.self) {
      try store.append(to: .brew, now: now) { _ in receipt.event }
    }
    #expect(try store.snapshot(of: .brew, now: now) == receipt.snapshot)
  }

  @Test func anUnknownTrackerIsRefused() throws {
    let store = Store(in: folder)
    let tea = Tracker.ID(stored: "tea")
    #expect(throws: TrackerError.unknown(tea, among: [.brew])) {
      try Log().perform(on: store, tracker: tea, now: now)
    }
    #expect(try store.revision() == 0)
  }

  @Test func anUndoOfAnUnknownEventIsRefused() throws {
    let store = Store(in: folder)
    let event = Event(
      id: EventID(stored: "a"), tracker: .brew, kind: .undo(EventID(stored: "b")), at: now,
      recorded: now.instant)
    #expect(throws: StoreError.self) { try store.append(to: .brew, now: now) { _ in event } }
    #expect(try store.revision() == 0)
  }

  @Test func twoStoresOnOneFileSeeEachOther() throws {
    let (one, other) = (Store(in: folder), Store(in: folder))
    for round in 1...20 {
      try one.log()
      #expect(try other.revision() == Int64(2 * round - 1))
      try other.log()
      #expect(try one.snapshot(of: .brew, now: now) == other.snapshot(of: .brew, now: now))
      #expect(try one.revision() == Int64(2 * round))
    }
  }

  @Test func everythingIsThereAfterAReopening() throws {
    let receipt = try Log(note: try Note("good")).perform(on: Store(in: folder), now: now)
    let again = Store(in: folder)
    #expect(try again.snapshot(of: .brew, now: now) == receipt.snapshot)
    #expect(try again.items() == [HistoryItem(event: receipt.event, undone: false)])
  }
}
