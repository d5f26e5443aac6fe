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

  @Test func aLaterDayIsNotToday() throws {
    let store = MemoryStore()
    try Log().perform(on: store, now: Moment("2026-11-29"))
    try Log().perform(on: store, now: Moment("2026-12-01"))
    let entry = try entry(of: store, Moment("2026-11-30"))
    #expect(entry.week == [false, false, false, false, false, true, false])
    #expect(entry.logsToday == 0)
    #expect(entry.isOpen)
    // The streak does not end with a day that is still to come.
    #expect(!entry.needsToday)
    #expect(entry.streak == Streak(length: 1, since: "2026-12-01"))
    #expect(entry.best == 1)
  }

  /// C40: the last streak is told of, and that there is none yet only to who never had one.
  @Test func aStreakThatIsOverSaysWhenItEnded() throws {
    let store = MemoryStore()
    let first: Day = "2026-08-01"
    func card(_ now: Moment) -> CardText { CardText(store.entry(at: now)) }
    #expect(card(Moment(first)).summary == "No streak yet")
    for day in 0..<120 { try Log().perform(on: store, now: Moment(first.advanced(by: day))) }
    let last = first.advanced(by: 119)
    #expect(card(Moment(last.advanced(by: 1))).summary == "120 day streak")
    for days in [2, 9, 30] {
      let broken = card(Moment(last.advanced(by: days)))
      #expect(broken.summary == "120 day streak ended")
      #expect(broken.lines.first == "ended on 28 November")
      #expect(broken.shortLines.first == "ended on 28 November")
    }
    try Reset().perform(on: store, now: Moment(last.advanced(by: 1)))
    let reset = card(Moment(last.advanced(by: 2)))
    #expect(reset.summary == "120 day streak ended")
    #expect(reset.lines.first == "ended on 29 November")
    #expect(card(Moment("2027-03-01")).lines.first == "ended on 29 November 2026")
  }

  /// C49
  @Test func whatIsArchivedSaysSoAndWhatToDo() throws {
    let store = MemoryStore()
    try Log().perform(on: store, now: Moment("2026-11-29"))
    try store.edit { try $0.archiving(.brew, true) }
    let entry = store.entry(at: Moment("2026-11-30"))
    #expect(CardText(entry).summary == "Archived")
    #expect(CardText(entry).lines == ["Bring it back with:", "brewlog tracker restore brew"])
    #expect(MenuText.headline(entry) == "Archived")
    #expect(BarText(entry).text == "archived")
    #expect(BarText(entry).state == .idle)
    #expect(BarText(entry).percentage == 0)
    #expect(try !self.entry(of: store, Moment("2026-11-30")).needsToday)
  }

  /// C50
  @Test(arguments: [(Int?.none, BarText.State.idle, 0), (4, .open, 50), (2, .done, 100)])
  func aCountWithoutATargetIsNeitherDoneNorFull(
    target: Int?, state: BarText.State, percentage: Int
  ) throws {
    let store = MemoryStore()
    let water = Tracker.ID(stored: "water")
    try store.edit {
      try $0.adding(ShortText("Water", of: .name), rules: .count(CountRules(target: target)))
    }
    let now = Moment("2026-11-30")
    let snapshot = try Add(2).perform(on: store, tracker: water, now: now).snapshot
    let entry = Timeline(of: snapshot, now: now, calendar: FakeCalendar(offset: 0)).current
    #expect(BarText(entry).state == state)
    #expect(BarText(entry).percentage == percentage)
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
