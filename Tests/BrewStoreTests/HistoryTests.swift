import BrewCore
import BrewStore
import Testing
import TestSupport

@Suite struct HistoryTests {
  private let folder: ScratchFolder
  private let store: Store
  private let now = Moment("2026-11-30", zone: 1)

  init() throws {
    folder = try ScratchFolder()
    store = Store(in: folder)
  }

  @Test func newestFirstByWhenItWas() throws {
    let methods = ["A", "B", "C", "D"].map(Method.init(stored:))
    try Log(method: methods[0]).perform(on: store, now: now)
    try Log(method: methods[1], at: Moment("2026-11-01")).perform(on: store, now: now)
    try Log(method: methods[2]).perform(on: store, now: now)
    try Log(method: methods[3], at: Moment("2026-11-15")).perform(on: store, now: now)
    let found = try [nil, 2].map { limit in
      try store.items(limit: limit).compactMap(\.event.brew?.method?.description)
    }
    #expect(found == [["C", "A", "D", "B"], ["C", "A"]])
    #expect(try store.items(limit: 0).isEmpty)
  }

  @Test func whatWasUndoneStaysAndIsMarked() throws {
    try store.log(2, from: now)
    let later = now.advanced(bySeconds: 100)
    try Reset().perform(on: store, now: later)
    try Undo().perform(on: store, now: later)
    try Undo().perform(on: store, now: later)
    #expect(try store.items().map(\.undone) == [true, true, false])
    #expect(try store.items().map(\.event.kind.verb) == [.reset, .log, .log])
  }

  @Test func whatALogHasNotIsNotThere() throws {
    try store.edit {
      try $0.adding(ShortText("Run", of: .name), rules: .daily(DailyRules(methods: [])))
    }
    let run = Tracker.ID(stored: "run")
    try Log().perform(on: store, tracker: run, now: now)
    #expect(try store.items(of: run).map(\.event.brew) == [Brew(method: nil, rating: nil)])
    #expect(try store.methods(of: run) == [])
  }

  @Test func theCallersErrorEndsTheReading() throws {
    struct Enough: Error {}
    try store.log(3)
    var count = 0
    #expect(throws: Enough.self) {
      try store.history(of: .brew, limit: nil) { _ in
        count += 1
        throw Enough()
      }
    }
    #expect(count == 1)
    #expect(try store.revision() == 3)
  }

  @Test func theStoreCanBeUsedWhileItsHistoryIsRead() throws {
    try store.log(3)
    var seen = 0
    try store.history(of: .brew, limit: nil) { _ in
      seen += 1
      _ = try store.methods(of: .brew)
      _ = try store.snapshot(of: .brew, now: now)
    }
    #expect(seen == 3)
  }

  @Test func methodsAreThoseThatStandMostRecentlyUsedFirst() throws {
    func log(_ name: String, _ hour: Int) throws {
      try Log(method: try Method(name), at: Moment("2026-11-30", hour, zone: 1))
        .perform(on: store, now: now)
    }
    #expect(try store.methods(of: .brew).isEmpty)
    for (name, hour) in [("A", 3), ("B", 5), ("A", 4), ("C", 1), ("B", 2)] { try log(name, hour) }
    #expect(try store.methods(of: .brew).map(\.description) == ["B", "A", "C"])
    try log("D", 0)
    try log("C", 11)
    #expect(try store.methods(of: .brew).map(\.description) == ["C", "B", "A", "D"])
    try Undo().perform(on: store, now: now)
    #expect(try store.methods(of: .brew).map(\.description) == ["B", "A", "C", "D"])
    try Undo().perform(on: store, now: now)
    #expect(try store.methods(of: .brew).map(\.description) == ["B", "A", "C"])
  }
}
