import BrewCore
import Foundation
import Testing
import TestSupport

@testable import BrewStore

/// What is derived from what was recorded can be made anew from it, and nothing else.
@Suite struct MendTests {
  private let folder: ScratchFolder
  private let now = Moment("2026-11-30", 12)
  private let trackers: [Tracker.ID]
  private var store: Store { Store(in: folder) }

  /// A store with something of each kind of tracker.
  init() throws {
    folder = try ScratchFolder()
    let store = Store(in: folder)
    let rules: [(String, Tracker.Rules)] = [
      ("Clean", .clean(since: now.day.advanced(by: -60))),
      ("Count", .count(CountRules(goesBelowZero: true))),
      ("Weeks", .daily(DailyRules(methods: [], daysAWeek: 2))),
    ]
    for (name, rules) in rules {
      try store.edit { try $0.adding(ShortText(name, of: .name), rules: rules) }
    }
    trackers = try store.trackers().map(\.id)
    for day: Int64 in (-30...0) where day % 7 != 0 {
      let at = now.advanced(bySeconds: day * 86_400)
      for intent in [Log(at: at), Add(Int(day)), Log(at: at), Reset(at: at)] as [any Intent] {
        for id in trackers where !(intent is Reset) || id == Tracker.ID(stored: "clean") {
          _ = try? intent.perform(on: store, tracker: id, now: now)
        }
      }
    }
    store.settle()
  }

  private func change(_ sql: String) throws {
    try Connection(path: store.location.file, busySeconds: 1).execute(sql)
  }

  private func bytes() throws -> Data { try Data(contentsOf: URL(filePath: store.location.file)) }

  private func events() throws -> [[HistoryItem]] { try trackers.map { try store.items(of: $0) } }

  /// Everything that is shown, but for the revisions.
  private func shown() throws -> [Entry.Content] {
    try trackers.map { id in
      let shown = try store.snapshot(of: id, now: now)
      let snapshot = Snapshot(
        revision: 0, tracker: shown.tracker, days: shown.days, weeks: shown.weeks,
        best: shown.best, lastMethod: shown.lastMethod, lastSlip: shown.lastSlip,
        count: shown.count, latest: shown.latest, undoable: shown.undoable)
      return Timeline(of: snapshot, now: now, calendar: FakeCalendar(offset: 0)).current.content
    }
  }

  private static let changes = [
    "logged_day": [
      "UPDATE logged_day SET streak = 999", "DELETE FROM logged_day",
      "UPDATE logged_day SET best = 7", "UPDATE logged_day SET brews = 0 WHERE day % 2",
      "UPDATE logged_day SET first_offset = 3600",
      """
      INSERT INTO logged_day SELECT tracker, era, day + 1000, 1, 0, 0, 0, 1, day, 1 FROM logged_day
      """,
    ],
    "logged_week": ["UPDATE logged_week SET streak = 999, best = 999", "DELETE FROM logged_week"],
    "ended_streak": [
      "UPDATE ended_streak SET best = 999", "DELETE FROM ended_streak WHERE length = 1",
    ],
    "counted": [
      "UPDATE counted SET count = count + 1", "DELETE FROM counted WHERE revision % 3 = 0",
    ],
  ]

  @Test(arguments: changes.flatMap { table, all in all.map { (table, $0) } })
  func whatIsDerivedAndSaysSomethingElseIsMadeAnew(table: String, sql: String) throws {
    let (events, shown, revision) = (try events(), try shown(), try store.revision())
    try change(sql)
    #expect(try store.faults() == [])
    #expect(try store.differences() == [table])
    #expect(try store.mend() == [table])
    #expect(try store.faults() + store.differences() == [])
    #expect(try self.events() == events)
    #expect(try self.shown() == shown)
    // Whoever shows something looks again.
    #expect(try Set(store.trackersWithRevisions().map(\.revision)) == [revision + 1])
  }

  @Test func anIndexThatIsAnotherIsMadeAnew() throws {
    let (events, shown) = (try events(), try shown())
    let name = Data("brew".utf8)
    var bytes = try bytes()
    let page = try Connection(path: store.location.file, busySeconds: 1).first(
      "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_tracker_1'"
    ) { try $0.int(0, in: 1...1000) }
    let start = (try #require(page) - 1) * 4096
    let place = try #require(bytes[start..<start + 4096].range(of: name))
    bytes[place.upperBound - 1] ^= 5
    try bytes.write(to: URL(filePath: store.location.file))
    let error = #expect(throws: StoreError.self) { try store.snapshot(of: .brew, now: now) }
    #expect(error?.cause == .corrupt("the index of tracker.id"))
    #expect(try !store.faults().isEmpty)
    #expect(try !store.mend().isEmpty)
    #expect(try store.faults() + store.differences() == [])
    #expect(try self.events() == events)
    #expect(try self.shown() == shown)
  }

  @Test func whatIsRecordedIsNotMended() throws {
    try change("PRAGMA ignore_check_constraints = ON; UPDATE event SET rating = 9 WHERE rating = 4")
    let before = try bytes()
    let error = #expect(throws: StoreError.self) { try store.mend() }
    #expect(error?.cause.isDamage == true)
    #expect(try bytes() == before)
  }

  @Test func aStoreThatIsWellIsLeftAsItIs() throws {
    let before = try bytes()
    #expect(try store.mend() == [])
    #expect(try bytes() == before)
    #expect(try Store(in: ScratchFolder()).faults() == [])
  }
}
