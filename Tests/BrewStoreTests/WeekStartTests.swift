import BrewCore
import Testing
import TestSupport

@testable import BrewStore

/// C36: a store keeps the day on which weeks start, so that all who read it count the same weeks.
/// 2026-11-30 is a Monday.
@Suite struct WeekStartTests {
  private let folder: ScratchFolder
  private let run = Tracker.ID(stored: "run")
  private let now = Moment("2026-11-25")

  init() throws {
    folder = try ScratchFolder()
    let store = Store(in: folder)
    try store.edit { try $0.adding(ShortText("Run", of: .name), rules: rules) }
    for day: Day in ["2026-11-15", "2026-11-16", "2026-11-22", "2026-11-23"] {
      try Log().perform(on: store, tracker: run, now: Moment(day))
    }
  }

  private let rules = Tracker.Rules.daily(
    DailyRules(methods: [], daysAWeek: 2, weekStart: .monday))

  private func store(_ chosen: Weekday?, usual: Weekday = .saturday) -> Store {
    Store(
      at: StoreLocation(directory: folder.path + "/brewlog"),
      weekStart: WeekStart(chosen: chosen) { usual })
  }

  private func streak(_ store: Store) throws -> StreakEntry {
    let snapshot = try store.snapshot(of: run, now: now)
    let entry = Timeline(of: snapshot, now: now, calendar: FakeCalendar(offset: 0)).current
    guard case .streak(let streak) = entry.content else { throw Missing() }
    return streak
  }

  private struct Missing: Error {}

  @Test func whoReadsSeesTheWeeksOfTheStore() throws {
    let before = try store(nil).revision()
    for other in [store(nil), store(.sunday), store(.thursday)] {
      #expect(try streak(other).streak.length == 1)
      #expect(try other.trackers().compactMap(\.weekStart) == [.monday])
    }
    #expect(try store(nil).revision() == before)
  }

  @Test func theNextLogPutsTheChosenDayIntoTheStore() throws {
    try Log().perform(on: store(.sunday), tracker: run, now: now)
    for other in [store(nil), store(.monday)] {
      #expect(try streak(other).streak == Streak(length: 2, since: "2026-11-15"))
      #expect(try streak(other).thisWeek?.done == 3)
      #expect(try other.snapshot(of: run, now: now).tracker.weekStart == .sunday)
    }
    // It is taken back alone: weeks start as was chosen.
    try Undo().perform(on: store(nil), tracker: run, now: now)
    #expect(try streak(store(nil)).thisWeek?.done == 2)
  }

  @Test func theNextChangeOfATrackerDoesTheSame() throws {
    try store(.sunday).edit { try $0.renaming(run, to: ShortText("Runs", of: .name)) }
    #expect(try streak(store(nil)).streak.length == 2)
  }

  @Test func whatIsRefusedChangesNothing() throws {
    let before = try store(nil).revision()
    #expect(throws: IntentError.self) {
      try Log(at: Moment("2026-12-24")).perform(on: store(.sunday), tracker: run, now: now)
    }
    #expect(try store(nil).revision() == before)
    #expect(try streak(store(nil)).streak.length == 1)
  }

  @Test func weeksAreCountedAnewWhereverTheyStart() throws {
    for weekday in Weekday.allCases + Weekday.allCases.reversed() {
      try store(nil).startWeeks(on: weekday)
      let memory = MemoryStore()
      try memory.edit { _ in try store(nil).trackers().named(run) }
      for day: Day in ["2026-11-15", "2026-11-16", "2026-11-22", "2026-11-23"] {
        try Log().perform(on: memory, tracker: run, now: Moment(day))
      }
      #expect(
        try store(nil).snapshot(of: run, now: now).weeks
          == memory.snapshot(of: run, now: now).weeks)
    }
    #expect(try store(nil).faults() == [])
  }

  @Test func itIsOneChangeAndNoneWhereTheyStartSoAlready() throws {
    try store(nil).edit { try $0.adding(ShortText("Gym", of: .name), rules: rules) }
    let before = try store(nil).revision()
    try store(nil).startWeeks(on: .monday)
    #expect(try store(nil).revision() == before)
    try store(nil).startWeeks(on: .friday)
    #expect(try store(nil).revision() == before + 1)
    #expect(try store(nil).trackersWithRevisions().map(\.revision) == [0, before + 1, before + 1])
  }

  @Test func anEmptyStoreIsNotMadeForIt() throws {
    let folder = try ScratchFolder()
    let store = Store(in: folder)
    try store.startWeeks(on: .sunday)
    #expect(store.location.isBlank)
  }
}
