import BrewCore
import Testing
import TestSupport

@Suite struct StreakEntryTests {
  private func entry(of store: MemoryStore, _ now: Moment) throws -> StreakEntry {
    guard case .streak(let entry) = store.entry(at: now).content else { throw Missing() }
    return entry
  }

  private struct Missing: Error {}

  @Test func theWeekEndsToday() throws {
    let store = MemoryStore()
    for day: Day in ["2026-11-22", "2026-11-24", "2026-11-29", "2026-11-30"] {
      try Log().perform(on: store, now: Moment(day))
    }
    let entry = try entry(of: store, Moment("2026-11-30"))
    #expect(entry.week == [true, false, false, false, false, true, true])
    #expect(entry.best == 2)
  }

  @Test func aLaterDayIsShownAndCountedAsToday() throws {
    let store = MemoryStore()
    try Log().perform(on: store, now: Moment("2026-11-29"))
    try Log().perform(on: store, now: Moment("2026-12-01"))
    let entry = try entry(of: store, Moment("2026-11-30"))
    #expect(entry.week == [false, false, false, false, false, true, true])
    #expect(entry.logsToday == 1)
    #expect(entry.streak == Streak(length: 2, since: "2026-11-29"))
    #expect(entry.best == 2)
  }

  @Test func aResetClearsTheWeekAndNotTheBest() throws {
    let store = MemoryStore()
    try Log().perform(on: store, now: Moment("2026-11-29"))
    try Log().perform(on: store, now: Moment("2026-11-30", 8))
    try Reset().perform(on: store, now: Moment("2026-11-30", 9))
    let entry = try entry(of: store, Moment("2026-11-30", 10))
    #expect(entry.week == Array(repeating: false, count: 7))
    #expect(entry.streak == .none)
    #expect(entry.best == 2)
    #expect(entry.flame == .out)
    #expect(entry.logsToday == 0)
  }

  @Test func aClockThatWasSetBackALittleKeepsTheOffer() throws {
    let store = MemoryStore()
    try Log().perform(on: store, now: Moment("2026-11-30", 12))
    let before = Moment("2026-11-30", 11, 59)
    #expect(try entry(of: store, before).undo != nil)
    #expect(throws: Never.self) { try Undo().perform(on: store, now: before) }
  }

  @Test func aClockThatWasSetBackALotEndsTheOffer() throws {
    let store = MemoryStore()
    try Log().perform(on: store, now: Moment("2026-11-30", 12))
    let before = Moment("2026-11-30", 11, 55)
    #expect(try entry(of: store, before).undo == nil)
    let error = #expect(throws: IntentError.self) { try Undo().perform(on: store, now: before) }
    #expect(error?.description.contains("more than 5 minutes old") == false)
  }
}
