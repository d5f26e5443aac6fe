import BrewCore
import Testing
import TestSupport

/// When reminders are due, on the pure timeline.
@Suite struct ReminderTests {
  private let utc = FakeCalendar(offset: 0)
  private let monday: Day = "2026-11-30"

  private func store(
    _ reminders: (hour: Double, days: Weekdays)...
  ) throws -> MemoryStore {
    let store = MemoryStore()
    for reminder in reminders {
      let second = Int(reminder.hour * 3600)
      try store.edit {
        try $0.adding(
          Reminder(second: second, days: reminder.days, since: Instant(seconds: 0)), to: .brew)
      }
    }
    return store
  }

  private func timeline(
    of store: MemoryStore, _ now: Moment, _ reminding: Reminding = Reminding(),
    on calendar: FakeCalendar? = nil, tracker: Tracker.ID = .brew
  ) throws -> Timeline {
    Timeline(
      of: try store.snapshot(of: tracker, now: now), now: now, calendar: calendar ?? utc,
      reminding: reminding)
  }

  @Test func theNextReminderIsOneOfTheEntries() throws {
    let store = try store((20.5, .all), (21, .all))
    let timeline = try timeline(of: store, Moment(monday, 12))
    let times = [Moment(monday, 20, 30), Moment(monday, 21), Moment("2026-12-01", 0)]
    #expect(timeline.entries.map(\.at) == [Moment(monday, 12)] + times)
    #expect(timeline.entries.map(\.reminder) == [nil, .due, .due, nil])
    #expect(timeline.nextChange == times[0].instant)
    // Where none are shown there are none.
    let plain = Timeline(
      of: try store.snapshot(of: .brew, now: Moment(monday, 21)), now: Moment(monday, 21),
      calendar: utc)
    #expect(plain.entries.map(\.reminder) == [nil, nil])
  }

  @Test func onlyOnItsDays() throws {
    let store = try store((20, try #require(Weekdays(typed: "tue-fri"))))
    #expect(try timeline(of: store, Moment(monday, 12)).entries.count == 2)
    #expect(try timeline(of: store, Moment(monday, 21)).current.reminder == nil)
    #expect(try timeline(of: store, Moment("2026-12-01", 21)).current.reminder == .due)
  }

  @Test func onceItHasAskedItIsNotDueAgain() throws {
    let store = try store((20, .all), (21, .all))
    func standing(_ hour: Int, _ minute: Int, asked: Moment) throws -> Reminder.Standing? {
      try timeline(
        of: store, Moment(monday, hour, minute), Reminding(asked: asked.instant)
      ).current.reminder
    }
    #expect(try standing(20, 0, asked: Moment(monday, 20)) == .asked)
    #expect(try standing(20, 59, asked: Moment(monday, 20)) == .asked)
    #expect(try standing(21, 0, asked: Moment(monday, 20)) == .due)
    // The clock is set back over it.
    #expect(try standing(19, 30, asked: Moment(monday, 20)) == nil)
    #expect(try standing(20, 0, asked: Moment(monday, 20, 1)) == .asked)
    // A clock that was wrong by days takes nothing away.
    #expect(try standing(20, 0, asked: Moment("2029-01-01")) == .due)
  }

  /// The machine was off, or suspended, when the reminder was due.
  @Test func whatWasMissedComesOnceOnItsDayAndNotAfterIt() throws {
    let store = try store((9, .all), (10, .all), (23, .all))
    let late = try timeline(of: store, Moment(monday, 15))
    #expect(late.current.reminder == .due)
    let after = try timeline(
      of: store, Moment(monday, 15), Reminding(asked: Moment(monday, 15).instant))
    #expect(after.entries.map(\.reminder) == [.asked, .due, nil])
    #expect(try timeline(of: store, Moment("2026-12-01", 0)).current.reminder == nil)
  }

  /// The brew of today is logged after the reminder was shown.
  @Test func noneOnceTodayIsDoneOrSkipped() throws {
    let store = try store((20, .all), (22, .all))
    let now = Moment(monday, 20, 5)
    let asked = Reminding(asked: Moment(monday, 20).instant)
    try Log().perform(on: store, now: now)
    let lapse = Moment(monday, 20, 10)
    #expect(try timeline(of: store, now, asked).entries.map(\.at).dropFirst().first == lapse)
    #expect(try timeline(of: store, now, asked).entries.allSatisfy { $0.reminder == nil })
    try Undo().perform(on: store, now: now)
    #expect(try timeline(of: store, now, asked).current.reminder == .asked)
    try Skip().perform(on: store, now: now)
    #expect(try timeline(of: store, now, asked).entries.allSatisfy { $0.reminder == nil })
    #expect(try timeline(of: store, Moment("2026-12-01", 20)).current.reminder == .due)
  }

  @Test func laterAsksAgainThenAndNotBefore() throws {
    let store = try store((20, .all), (20.25, .all))
    let reminding = Reminding(
      asked: Moment(monday, 20).instant, later: Moment(monday, 20, 31).instant)
    let waiting = try timeline(of: store, Moment(monday, 20, 1), reminding)
    #expect(waiting.entries.map(\.reminder) == [nil, .due, nil])
    #expect(waiting.nextChange == Moment(monday, 20, 31).instant)
    #expect(try timeline(of: store, Moment(monday, 23), reminding).current.reminder == .due)
    // What was put off until after the day ended is not asked then.
    let night = Reminding(
      asked: Moment(monday, 23, 50).instant, later: Moment("2026-12-01", 0, 20).instant)
    #expect(try timeline(of: store, Moment("2026-12-01", 0, 20), night).current.reminder == nil)
  }

  @Test func aQuietDayHasNone() throws {
    let store = try store((20, .all))
    let reminding = Reminding(quietDay: monday)
    #expect(try timeline(of: store, Moment(monday, 12), reminding).entries.count == 2)
    #expect(try timeline(of: store, Moment(monday, 21), reminding).current.reminder == nil)
    #expect(
      try timeline(of: store, Moment("2026-12-01", 20), reminding).current.reminder == .due)
  }

  /// At 02:00 the clock goes forward to 03:00.
  @Test func atATimeThatTheClockJumpsOverItComesOnce() throws {
    let change = Moment("2026-03-29", 2, zone: 1).instant
    let calendar = FakeCalendar(offset: 3600, changes: [.init(from: change, offset: 7200)])
    let store = try store((2.5, .all))
    let before = calendar.moment(at: change.advanced(bySeconds: -600))
    let first = try timeline(of: store, before, on: calendar)
    #expect(first.entries.map(\.reminder) == [nil, .due, nil])
    #expect(first.nextChange == change)
    let asked = Reminding(asked: change)
    for minutes in [0, 1, 29, 30, 31, 90] as [Int64] {
      let now = calendar.moment(at: change.advanced(bySeconds: minutes * 60))
      let after = try timeline(of: store, now, asked, on: calendar)
      #expect(after.entries.map(\.reminder) == [.asked, nil])
    }
  }

  /// The clock goes back from 03:00 to 02:00, so that 02:30 comes twice.
  @Test func atATimeThatComesTwiceItComesOnce() throws {
    let change = Moment("2026-10-25", 3, zone: 2).instant
    let calendar = FakeCalendar(offset: 7200, changes: [.init(from: change, offset: 3600)])
    let store = try store((2.5, .all))
    let first = calendar.moment(at: change.advanced(bySeconds: -1800))
    #expect(try timeline(of: store, first, on: calendar).current.reminder == .due)
    let second = calendar.moment(at: change.advanced(bySeconds: 1800))
    let asked = Reminding(asked: first.instant)
    #expect(try timeline(of: store, second, asked, on: calendar).current.reminder == .asked)
  }

  /// It keeps its time on the clock.
  @Test func inAnotherZoneItKeepsItsTime() throws {
    let store = try store((15, .all))
    for hours in [-8, 0, 9] {
      let calendar = FakeCalendar(offset: hours * 3600)
      let noon = calendar.moment(at: Moment(monday, 12, zone: Double(hours)).instant)
      let next = try timeline(of: store, noon, on: calendar).entries[1]
      #expect(next.at == Moment(monday, 15, zone: Double(hours)))
      #expect(next.reminder == .due)
    }
  }

  /// 01:30 is the night of the day that started at 03:00.
  @Test func whereDaysStartLaterANightBelongsToTheDayBefore() throws {
    let calendar = FakeCalendar(offset: 0, dayStart: 3 * 3600)
    let store = try store((1.5, try #require(Weekdays(typed: "mon"))))
    let evening = calendar.moment(at: Moment(monday, 22).instant)
    let timeline = try timeline(of: store, evening, on: calendar)
    #expect(timeline.nextChange == Moment("2026-12-01", 1, 30).instant)
    #expect(timeline.entries[1].reminder == .due)
  }

  @Test func whatWasBeforeItWasMadeIsNotAskedFor() throws {
    let store = MemoryStore()
    let now = Moment(monday, 21)
    try store.edit { try $0.adding(Reminder(second: 72_000, since: now.instant), to: .brew) }
    #expect(try timeline(of: store, now).entries.map(\.reminder) == [nil, nil])
    #expect(try timeline(of: store, Moment("2026-12-01", 20)).current.reminder == .due)
  }

  @Test func anArchivedTrackerAsksForNothing() throws {
    let store = try store((20, .all))
    try store.edit { try $0.archiving(.brew, true) }
    #expect(try timeline(of: store, Moment(monday, 21)).current.reminder == nil)
  }

  /// A tracker of another kind with a reminder at 20:00, and its entry at 21:00 after the intents.
  private func entry(_ rules: Tracker.Rules, after intents: any Intent...) throws -> Entry {
    let store = MemoryStore()
    let tracker = Tracker(
      id: Tracker.ID(stored: "it"), name: ShortText(stored: "It"), rules: rules,
      reminders: [Reminder(second: 72_000, since: Instant(seconds: 0))])
    try store.edit { _ in tracker }
    for intent in intents {
      try intent.perform(on: store, tracker: tracker.id, now: Moment(monday, 12))
    }
    return try timeline(of: store, Moment(monday, 21), tracker: tracker.id).current
  }

  @Test func eachKindHasItsOwnWordsAndItsOwnEnd() throws {
    let clean = Tracker.Rules.clean(since: "2026-11-18")
    #expect(CardText(try entry(clean)).summary == "12 days · It")
    #expect(CardText(try entry(clean)).lines.last == "Still going today?")
    #expect(try entry(clean, after: Reset()).reminder == nil)
    let count = Tracker.Rules.count(CountRules())
    #expect(CardText(try entry(count)).lines == ["Nothing today yet."])
    #expect(try entry(count, after: Add()).reminder == nil)
    #expect(try entry(count, after: Add(), Undo()).reminder == .due)
    let target = Tracker.Rules.count(CountRules(target: 2))
    #expect(CardText(try entry(target, after: Add())).lines == ["Target: 2, 1 to go."])
    #expect(try entry(target, after: Add(), Add()).reminder == nil)
    let daily = Tracker.Rules.daily(DailyRules(methods: [.espresso], target: 2))
    #expect(CardText(try entry(daily, after: Log())).lines.last == "1 of 2 today.")
    #expect(try entry(daily, after: Log(), Log()).reminder == nil)
    // Five days are left for three.
    let weekly = Tracker.Rules.daily(DailyRules(methods: [.espresso], daysAWeek: 3))
    #expect(CardText(try entry(weekly)).lines.last == "0 of 3 days this week.")
    #expect(try entry(weekly).reminder == .due)
  }

  @Test func aStreakThatEndsTonightSaysSo() throws {
    let store = try store((20, .all))
    let evening = Moment(monday, 21)
    let none = try timeline(of: store, evening).current
    #expect(CardText(none).summary == "No streak yet")
    try Log().perform(on: store, now: Moment("2026-11-29"))
    let entry = try timeline(of: store, evening).current
    #expect(CardText(entry).summary == "1 day streak ends tonight")
    #expect(CardText(entry).lines.last == "Today is still open.")
    #expect(MenuText.headline(entry) == "1 day streak · today is open")
    try Log().perform(on: store, now: evening)
    #expect(CardText(try timeline(of: store, evening).current).summary == "2 day streak")
  }
}
