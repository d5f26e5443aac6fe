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
      #expect(open.today == .open)
      #expect(open.week.suffix(3) == [true, true, false])
      try log(store, "2026-11-30")
      let done = try streak(store, now)
      #expect(done.streak == Streak(length: 3, since: "2026-11-28"))
      #expect(done.today == .done)
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
  func aSkippedDayNeitherCountsNorEndsTheStreak(backend: Backend) throws {
    try withStore(backend, DailyRules(methods: [])) { (store) throws in
      for day: Day in ["2026-11-25", "2026-11-26", "2026-11-29"] { try log(store, day) }
      #expect(try streak(store, now).streak == Streak(length: 1, since: "2026-11-29"))
      try Skip(at: Moment("2026-11-28")).perform(on: store, tracker: tea, now: now)
      #expect(try streak(store, now).streak == Streak(length: 1, since: "2026-11-29"))
      try Skip(at: Moment("2026-11-27")).perform(on: store, tracker: tea, now: now)
      let bridged = try streak(store, now)
      #expect(bridged.streak == Streak(length: 3, since: "2026-11-25"))
      #expect(bridged.week == [false, true, true, .skipped, .skipped, true, false])
      // Today too; tomorrow is open again, and the day after it is missed.
      try Skip().perform(on: store, tracker: tea, now: now)
      #expect(try streak(store, now).today == .skipped)
      #expect(try streak(store, now).streak.length == 3)
      #expect(try streak(store, Moment("2026-12-01")).streak.length == 3)
      #expect(try streak(store, Moment("2026-12-02")).streak == .none)
      #expect(try streak(store, Moment("2026-12-01")).logsToday == 0)
      #expect(try streak(store, now).best == 3)
    }
  }

  /// C41
  @Test(arguments: Backend.allCases)
  func aDayIsSkippedOnce(backend: Backend) throws {
    try withStore(backend, DailyRules(methods: [])) { (store) throws in
      for day: Day in ["2026-11-30", "2026-11-01"] {
        try Skip(at: Moment(day)).perform(on: store, tracker: tea, now: now)
        let before = try store.snapshot(of: tea, now: now)
        #expect(throws: IntentError.alreadySkipped(day)) {
          try Skip(at: Moment(day, 3)).perform(on: store, tracker: tea, now: now)
        }
        #expect(try store.snapshot(of: tea, now: now) == before)
        try Undo().perform(on: store, tracker: tea, now: now)
        try Skip(at: Moment(day)).perform(on: store, tracker: tea, now: now)
      }
    }
  }

  @Test(arguments: Backend.allCases)
  func aSkipIsTakenBack(backend: Backend) throws {
    try withStore(backend, DailyRules(methods: [])) { (store) throws in
      for day: Day in ["2026-11-28", "2026-11-30"] { try log(store, day) }
      try Skip(at: Moment("2026-11-29")).perform(on: store, tracker: tea, now: now)
      #expect(try streak(store, now).streak.length == 2)
      let receipt = try Undo().perform(on: store, tracker: tea, now: now)
      #expect(try streak(store, now).streak.length == 1)
      #expect(receipt.snapshot.days.map(\.day) == ["2026-11-30", "2026-11-28"])
      #expect(throws: IntentError.inTheFuture(Moment("2026-12-01"), now: now)) {
        try Skip(at: Moment("2026-12-01")).perform(on: store, tracker: tea, now: now)
      }
    }
  }

  @Test(arguments: Backend.allCases)
  func aLogOnASkippedDayCounts(backend: Backend) throws {
    try withStore(backend, DailyRules(methods: [], target: 2)) { (store) throws in
      try log(store, "2026-11-29", times: 2)
      try Skip().perform(on: store, tracker: tea, now: now)
      try log(store, "2026-11-30")
      #expect(try streak(store, now).today == .skipped)
      #expect(try streak(store, now).streak.length == 1)
      try log(store, "2026-11-30")
      #expect(try streak(store, now).today == .done)
      #expect(try streak(store, now).streak.length == 2)
      // A skip alone begins no streak.
      try Reset(at: Moment("2026-11-30", 3)).perform(on: store, tracker: tea, now: now)
      #expect(try streak(store, now).streak == .none)
      #expect(try streak(store, now).best == 2)
    }
  }

  /// The 30th of December did not come, and the day before it was skipped.
  @Test(arguments: Backend.allCases)
  func aSkipBesideADateThatTheZoneSkipped(backend: Backend) throws {
    try withStore(backend, DailyRules(methods: [])) { (store) throws in
      let now = Moment("2011-12-31", 13, zone: 14)
      for at in [Moment("2011-12-28", zone: -10), Moment("2011-12-31", zone: 14)] {
        try Log(at: at).perform(on: store, tracker: tea, now: now)
      }
      let skip = Skip(at: Moment("2011-12-29", zone: -10))
      try skip.perform(on: store, tracker: tea, now: now)
      #expect(try streak(store, now).streak == Streak(length: 2, since: "2011-12-28"))
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
