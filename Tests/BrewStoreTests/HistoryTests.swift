import BrewCore
import BrewStore
import Foundation
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

  private func json(of tracker: Tracker.ID = .brew, limit: Int? = nil) throws -> [NSDictionary] {
    var lines: [String] = []
    try store.historyJSON(of: tracker, limit: limit) { lines.append($0) }
    let text = "[\(lines.joined(separator: ","))]"
    let array = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(array as? [NSDictionary])
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
    #expect(try json(limit: 3).map { $0["method"] as? String } == ["C", "A", "D"])
  }

  @Test func whatWasUndoneStaysAndIsMarked() throws {
    try store.log(2, from: now)
    let later = now.advanced(bySeconds: 100)
    try Reset().perform(on: store, now: later)
    try Undo().perform(on: store, now: later)
    try Undo().perform(on: store, now: later)
    #expect(try store.items().map(\.undone) == [true, true, false])
    #expect(try store.items().map(\.event.kind.verb) == [.reset, .log, .log])
    #expect(try json().map { $0["undone"] as? Bool } == [true, true, false])
  }

  @Test func theJSONHasAllFields() throws {
    let brew = Log(
      method: Method(stored: "<b>\"Müsli\"</b> \\ ☕️ \u{202e}"), rating: Rating(2),
      note: try Note("it's 100 % good; -- 'x'"))
    let id = try brew.perform(on: store, now: now).event.id.description
    let resetID = try Reset().perform(on: store, now: now.advanced(bySeconds: 61)).event.id
    let expected: [NSDictionary] = [
      [
        "id": resetID.description, "kind": "reset", "at": "2026-11-30T12:01:01+01:00",
        "day": "2026-11-30", "method": NSNull(), "rating": NSNull(), "note": NSNull(),
        "undone": false,
      ],
      [
        "id": id, "kind": "log", "at": "2026-11-30T12:00:00+01:00", "day": "2026-11-30",
        "method": "<b>\"Müsli\"</b> \\ ☕️ \u{202e}", "rating": 2,
        "note": "it's 100 % good; -- 'x'", "undone": false,
      ],
    ]
    #expect(try json() == expected)
  }

  @Test func whatALogHasNotIsNull() throws {
    try store.edit {
      try $0.adding(ShortText("Run", of: .name), rules: .daily(DailyRules(methods: [])))
    }
    let run = Tracker.ID(stored: "run")
    try Log().perform(on: store, tracker: run, now: now)
    let found = try json(of: run)
    #expect(found.map { $0["method"] as? NSNull } == [NSNull()])
    #expect(found.map { $0["rating"] as? NSNull } == [NSNull()])
    #expect(try store.methods(of: run) == [])
  }

  @Test func theJSONTellsTimesAsMomentsDo() throws {
    var generator = SeededGenerator(seed: 5)
    var instants = [-1, 0, 1, -1_000_000, -999_999, 999_999].map { Instant(microseconds: $0) }
    for _ in 0..<200 {
      let years = Int64.random(in: -1900...8000, using: &generator)
      let rest = Int64.random(in: 0..<86_400_000_000, using: &generator)
      instants.append(Instant(microseconds: years * 31_556_952_000_000 + rest))
    }
    let far = Moment(Instant(seconds: 253_402_000_000), utcOffset: 0)
    for instant in instants {
      let offset = Int.random(in: -48...56, using: &generator) * 900
      try Log(at: Moment(instant, utcOffset: offset)).perform(on: store, now: far)
    }
    let items = try store.items()
    #expect(items.count == instants.count)
    #expect(try json().map { $0["at"] as? String } == items.map { "\($0.event.at)" })
    #expect(try json().map { $0["day"] as? String } == items.map { "\($0.event.at.day)" })
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
