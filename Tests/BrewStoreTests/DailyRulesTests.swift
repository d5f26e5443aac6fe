import BrewCore
import Testing
import TestSupport

/// What a daily tracker asks of a day, on every store.
@Suite struct DailyRulesTests {
  private let tea = Tracker.ID(stored: "tea")
  private let now = Moment("2026-11-30", 12)

  private func withStore(
    _ backend: Backend, _ rules: DailyRules, _ body: (any EventStore) throws -> Void
  ) throws {
    try backend.withStore { (store) throws in
      try store.edit { try $0.adding(ShortText("Tea", of: .name), rules: .daily(rules)) }
      try body(store)
    }
  }

  private func streak(_ store: any EventStore, _ now: Moment) throws -> StreakEntry {
    let snapshot = try store.snapshot(of: tea, now: now)
    let entry = Timeline(of: snapshot, now: now, calendar: FakeCalendar(offset: 0)).current
    guard case .streak(let streak) = entry.content else { throw Missing() }
    return streak
  }

  private struct Missing: Error {}

  private func log(_ store: any EventStore, _ day: Day, times: Int = 1) throws {
    for hour in 0..<times {
      try Log(at: Moment(day, hour)).perform(on: store, tracker: tea, now: now)
    }
  }

  @Test(arguments: Backend.allCases)
  func aDayCountsOnceItHasItsTarget(backend: Backend) throws {
    try withStore(backend, DailyRules(methods: [], target: 3)) { (store) throws in
      try log(store, "2026-11-28", times: 3)
      try log(store, "2026-11-29", times: 4)
      try log(store, "2026-11-30", times: 2)
      let open = try streak(store, now)
      #expect(open.streak == Streak(length: 2, since: "2026-11-28"))
      #expect(open.logsToday == 2)
      #expect(!open.isDone)
      #expect(open.week.suffix(3) == [true, true, false])
      try log(store, "2026-11-30")
      let done = try streak(store, now)
      #expect(done.streak == Streak(length: 3, since: "2026-11-28"))
      #expect(done.isDone)
      #expect(done.best == 3)
      try Undo().perform(on: store, tracker: tea, now: now)
      #expect(try streak(store, now).streak == open.streak)
    }
  }

  @Test(arguments: Backend.allCases)
  func aDayBelowItsTargetIsMissed(backend: Backend) throws {
    try withStore(backend, DailyRules(methods: [], target: 2)) { (store) throws in
      let days: [Day] = ["2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30"]
      for day in days { try log(store, day, times: 2) }
      #expect(try streak(store, now).best == 5)
      // Before a reset a day counts for itself.
      try Reset(at: Moment("2026-11-25")).perform(on: store, tracker: tea, now: now)
      try log(store, "2026-11-25", times: 1)
      #expect(try streak(store, now).streak == Streak(length: 5, since: "2026-11-26"))
      try Log(at: Moment("2026-11-25", 13)).perform(on: store, tracker: tea, now: now)
      #expect(try streak(store, now).streak == Streak(length: 5, since: "2026-11-26"))
      try Log(at: Moment("2026-11-25", 14)).perform(on: store, tracker: tea, now: now)
      #expect(try streak(store, now).streak == Streak(length: 6, since: "2026-11-25"))
    }
  }

  @Test(arguments: Backend.allCases)
  func yesterdayBelowItsTargetEndsTheStreak(backend: Backend) throws {
    try withStore(backend, DailyRules(methods: [], target: 2)) { (store) throws in
      try log(store, "2026-11-28", times: 2)
      try log(store, "2026-11-29", times: 1)
      #expect(try streak(store, Moment("2026-11-29", 12)).streak.length == 1)
      #expect(try streak(store, now).streak == .none)
      try log(store, "2026-11-30", times: 2)
      #expect(try streak(store, now).streak == Streak(length: 1, since: "2026-11-30"))
    }
  }

  @Test(arguments: Backend.allCases)
  func theTargetIsKept(backend: Backend) throws {
    let rules = DailyRules(methods: [Method(stored: "Green")], target: 1000)
    try withStore(backend, rules) { (store) throws in
      #expect(try store.trackers().last?.rules == .daily(rules))
      #expect(try store.snapshot(of: tea, now: now).tracker.rules == .daily(rules))
    }
  }
}
