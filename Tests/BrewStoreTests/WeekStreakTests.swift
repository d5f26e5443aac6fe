@testable import BrewCore
import Testing
import TestSupport

/// Streaks of weeks, on every store. 2026-11-30 is a Monday.
@Suite struct WeekStreakTests {
  private let run = Tracker.ID(stored: "run")

  private func withStore(
    _ backend: Backend, target: Int = 1, weeksFrom first: Weekday = .monday,
    _ body: (any EventStore) throws -> Void
  ) throws {
    let rules = DailyRules(methods: [], target: target, daysAWeek: 3, weekStart: first)
    try backend.withStore { (store) throws in
      try store.edit { try $0.adding(ShortText("Run", of: .name), rules: .daily(rules)) }
      #expect(try store.trackers().last?.rules == .daily(rules))
      try body(store)
    }
  }

  private func entry(_ store: any EventStore, _ day: Day) throws -> StreakEntry {
    let now = Moment(day, 13)
    let calendar = FakeCalendar(offset: 0)
    let snapshot = try store.snapshot(of: run, now: now)
    let entry = Timeline(of: snapshot, now: now, calendar: calendar).current
    guard case .streak(let streak) = entry.content else { throw Missing() }
    return streak
  }

  private struct Missing: Error {}

  private func log(_ store: any EventStore, _ days: Day...) throws {
    for day in days { try Log().perform(on: store, tracker: run, now: Moment(day)) }
  }

  private func skip(_ store: any EventStore, _ days: Day...) throws {
    for day in days { try Skip().perform(on: store, tracker: run, now: Moment(day)) }
  }

  /// Two weeks that reached three days, from 9 and from 16 November.
  private func logTwoWeeks(_ store: any EventStore) throws {
    try log(store, "2026-11-10", "2026-11-11", "2026-11-15")
    try log(store, "2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19")
  }

  @Test(arguments: Backend.allCases)
  func theRunningWeekCountsOnceItHasItsDays(backend: Backend) throws {
    try withStore(backend) { (store) throws in
      try log(store, "2026-11-10", "2026-11-11")
      #expect(try entry(store, "2026-11-11").streak == .none)
      #expect(try entry(store, "2026-11-11").thisWeek?.done == 2)
      #expect(try entry(store, "2026-11-11").isOpen == false)
      #expect(try entry(store, "2026-11-12").isOpen)
      try log(store, "2026-11-15")
      #expect(try entry(store, "2026-11-15").streak == Streak(length: 1, since: "2026-11-10"))
      #expect(try entry(store, "2026-11-15").best == 1)
      try log(store, "2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19")
      let done = try entry(store, "2026-11-20")
      #expect(done.streak == Streak(length: 2, since: "2026-11-10"))
      #expect(done.thisWeek == WeekStanding(done: 4, skipped: 0, target: 3, left: 3))
      #expect(!done.isOpen)
      try Undo(force: true).perform(on: store, tracker: run, now: Moment("2026-11-20"))
      #expect(try entry(store, "2026-11-20").streak.length == 2)
      try Undo(force: true).perform(on: store, tracker: run, now: Moment("2026-11-20"))
      #expect(try entry(store, "2026-11-20").streak.length == 1)
    }
  }

  @Test(arguments: Backend.allCases)
  func theRunningWeekEndsNothingBeforeItIsOver(backend: Backend) throws {
    try withStore(backend) { (store) throws in
      try logTwoWeeks(store)
      #expect(try entry(store, "2026-11-29").streak.length == 2)
      #expect(try entry(store, "2026-11-30").streak == .none)
      #expect(try entry(store, "2026-11-30").best == 2)
      try log(store, "2026-11-23", "2026-11-24")
      #expect(try entry(store, "2026-11-29").streak.length == 2)
      #expect(try entry(store, "2026-11-30").streak == .none)
      try log(store, "2026-11-29")
      #expect(try entry(store, "2026-11-30").streak.length == 3)
      #expect(try entry(store, "2026-12-06").streak.length == 3)
      #expect(try entry(store, "2026-12-07").streak == .none)
    }
  }

  /// The same days make other weeks where those start on another day.
  @Test(arguments: Backend.allCases)
  func aWeekStartsOnTheDayOfTheTracker(backend: Backend) throws {
    func standing(_ first: Weekday) throws -> (Streak, WeekStanding?) {
      var found: (Streak, WeekStanding?) = (.none, nil)
      try withStore(backend, weeksFrom: first) { (store) throws in
        try log(store, "2026-11-22", "2026-11-23", "2026-11-24")
        let entry = try entry(store, "2026-11-25")
        found = (entry.streak, entry.thisWeek)
      }
      return found
    }
    #expect(try standing(.monday).0 == .none)
    #expect(try standing(.sunday).0.length == 1)
    #expect(try standing(.sunday).1?.left == 4)
    #expect(try standing(.tuesday).0 == .none)
    #expect(try standing(.wednesday).1?.done == 0)
  }

  @Test(arguments: Backend.allCases)
  func aWeekThatFallsShortBySkippedDaysEndsNothing(backend: Backend) throws {
    try withStore(backend) { (store) throws in
      try logTwoWeeks(store)
      try skip(store, "2026-11-23", "2026-11-24", "2026-11-25")
      #expect(try entry(store, "2026-11-30").streak.length == 2)
      try log(store, "2026-11-30", "2026-12-01")
      #expect(try entry(store, "2026-12-06").streak.length == 2)
      #expect(try entry(store, "2026-12-07").streak == .none)
      try skip(store, "2026-12-06")
      #expect(try entry(store, "2026-12-07").streak.length == 2)
      try log(store, "2026-12-02")
      #expect(try entry(store, "2026-12-07").streak.length == 3)
    }
  }

  @Test(arguments: Backend.allCases)
  func aDayOfAWeekHasATargetToo(backend: Backend) throws {
    try withStore(backend, target: 2) { (store) throws in
      for _ in 1...2 { try log(store, "2026-11-10", "2026-11-11") }
      try log(store, "2026-11-12")
      #expect(try entry(store, "2026-11-12").streak == .none)
      try log(store, "2026-11-12")
      #expect(try entry(store, "2026-11-12").streak == Streak(length: 1, since: "2026-11-10"))
    }
  }

  @Test(arguments: Backend.allCases)
  func aResetBeginsAnewAndTheBestIsKept(backend: Backend) throws {
    try withStore(backend) { (store) throws in
      try logTwoWeeks(store)
      try Reset().perform(on: store, tracker: run, now: Moment("2026-11-19", 13))
      let after = try entry(store, "2026-11-19")
      #expect(after.streak == .none)
      #expect(after.thisWeek?.done == 0)
      #expect(after.best == 2)
      try log(store, "2026-11-20", "2026-11-21", "2026-11-22")
      #expect(try entry(store, "2026-11-22").streak == Streak(length: 1, since: "2026-11-20"))
      #expect(try entry(store, "2026-11-22").best == 2)
    }
  }

  /// It draws attention on the last day that can save it, and not where nothing can.
  @Test(arguments: Backend.allCases)
  func todayIsNeededWhereNoDayCanBeSpared(backend: Backend) throws {
    try withStore(backend) { (store) throws in
      try log(store, "2026-11-23")
      let days: [Day] = [
        "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29",
      ]
      let needed = try days.map { try entry(store, $0).needsToday }
      #expect(needed == [false, false, false, false, true, false])
      try skip(store, "2026-11-24")
      #expect(try days.dropFirst().map { try entry(store, $0).needsToday }.last == true)
    }
  }

  /// A clock that is set back: what is later counts on its own day.
  @Test(arguments: Backend.allCases)
  func daysLaterThanTodayKeepTheirDay(backend: Backend) throws {
    try withStore(backend) { (store) throws in
      try log(store, "2026-11-23", "2026-11-24", "2026-11-30", "2026-12-01")
      #expect(try entry(store, "2026-11-24").thisWeek?.done == 2)
      #expect(try entry(store, "2026-11-25").thisWeek?.done == 2)
      #expect(try entry(store, "2026-11-25").streak == .none)
    }
  }

  /// C42
  @Test(arguments: Backend.allCases)
  func theDotsAreTheRunningWeek(backend: Backend) throws {
    try withStore(backend, weeksFrom: .sunday) { (store) throws in
      try log(store, "2026-11-20", "2026-11-22")
      try skip(store, "2026-11-23")
      let entry = try entry(store, "2026-11-25")
      #expect(entry.dots == [.done, .skipped, .open, .open, .ahead, .ahead, .ahead])
      #expect(entry.week == [false, true, false, true, .skipped, false, false])
      #expect(entry.thisWeek?.done == 1)
    }
  }

  /// C40
  @Test(arguments: Backend.allCases)
  func aStreakOfWeeksThatIsOverSaysWhenItEnded(backend: Backend) throws {
    try withStore(backend) { (store) throws in
      try logTwoWeeks(store)
      #expect(try entry(store, "2026-11-29").past == nil)
      for day: Day in ["2026-11-30", "2026-12-25"] {
        #expect(try entry(store, day).past == PastStreak(length: 2, end: "2026-11-22"))
      }
      try Reset().perform(on: store, tracker: run, now: Moment("2026-11-25"))
      #expect(try entry(store, "2026-12-25").past == PastStreak(length: 2, end: "2026-11-25"))
    }
  }
}
