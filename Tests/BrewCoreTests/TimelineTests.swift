import BrewCore
import Testing
import TestSupport

@Suite struct TimelineTests {
  private let utc = FakeCalendar(offset: 0)
  private let now = Moment("2026-11-30", 12)

  private func content(_ entry: Entry) throws -> StreakEntry {
    guard case .streak(let streak) = entry.content else {
      throw Unreadable()
    }
    return streak
  }

  private struct Unreadable: Error {}

  @Test func holdsNowAndTheNextMidnight() throws {
    let store = MemoryStore()
    try Log().perform(on: store, now: Moment("2026-11-29"))
    let timeline = try Timeline(of: store.snapshot(of: .brew, now: now), now: now, calendar: utc)
    #expect(timeline.entries.map(\.at) == [now, Moment("2026-12-01", 0)])
    #expect(timeline.nextRefresh == Moment("2026-12-01", 0))
    #expect(timeline.nextChange == Moment("2026-12-01", 0).instant)
    #expect(try content(timeline.current).streak == Streak(length: 1, since: "2026-11-29"))
    #expect(try content(timeline.entries[1]).streak == .none)
  }

  @Test func anOpenDayIsUrgentFromWhenItIsLate() throws {
    let store = MemoryStore()
    let evening = Moment("2026-11-30", 20)
    func timeline(at now: Moment, lateFrom late: Moment? = evening) throws -> Timeline {
      Timeline(
        of: try store.snapshot(of: .brew, now: now), now: now, calendar: utc, lateFrom: late)
    }
    let midnight = Moment("2026-12-01", 0)
    #expect(try timeline(at: now).entries.map(\.at) == [now, evening, midnight])
    #expect(try timeline(at: now).entries.map(\.isUrgent) == [false, true, false])
    #expect(try timeline(at: evening).entries.map(\.isUrgent) == [true, false])
    #expect(try timeline(at: evening, lateFrom: nil).entries.map(\.isUrgent) == [false, false])
    try Skip().perform(on: store, now: now)
    #expect(try timeline(at: Moment("2026-11-30", 21)).entries.map(\.isUrgent) == [false, false])
    try Undo().perform(on: store, now: now)
    #expect(try timeline(at: Moment("2026-11-30", 21)).current.isUrgent)
    try Log().perform(on: store, now: now)
    #expect(try timeline(at: Moment("2026-11-30", 21)).entries.map(\.isUrgent) == [false, false])
    let unreadable = Timeline(of: nil, now: evening, calendar: utc, lateFrom: evening)
    #expect(!unreadable.current.isUrgent)
  }

  @Test func everyEntryHasTheRevisionOfTheSnapshot() throws {
    let snapshot = Snapshot(revision: 41, tracker: .brew)
    let timeline = Timeline(of: snapshot, now: now, calendar: utc)
    #expect(try timeline.entries.map { try content($0).revision } == [41, 41])
  }

  @Test func aFailedReadIsNeverAZero() {
    let timeline = Timeline(of: nil, now: now, calendar: utc)
    #expect(timeline.entries.map(\.content) == [.unreadable, .unreadable])
    let empty = Timeline(of: Snapshot(revision: 0, tracker: .brew), now: now, calendar: utc)
    #expect(!empty.entries.map(\.content).contains(.unreadable))
    #expect(CardText(timeline.current) != CardText(empty.current))
  }

  @Test func theUndoLapsesFiveMinutesAfterThePress() throws {
    let store = MemoryStore()
    let snapshot = try Log().perform(on: store, now: now).snapshot
    let timeline = Timeline(of: snapshot, now: now, calendar: utc)
    let lapse = now.advanced(bySeconds: 300)
    #expect(timeline.entries.map(\.at) == [now, lapse, Moment("2026-12-01", 0)])
    #expect(timeline.nextChange == lapse.instant)
    #expect(try timeline.entries.map { try content($0).undo != nil } == [true, false, false])
    #expect(try timeline.entries.map { try content($0).recent != nil } == [true, false, false])
    #expect(try content(timeline.current).undo?.until == lapse.instant)
    let later = Timeline(of: snapshot, now: lapse, calendar: utc)
    #expect(later.entries.map(\.at) == [lapse, Moment("2026-12-01", 0)])
  }

  @Test func aBackdatedLogIsOfferedFromWhenItWasRecorded() throws {
    let store = MemoryStore()
    let snapshot = try Log(at: Moment("2026-11-20")).perform(on: store, now: now).snapshot
    let entry = try content(Timeline(of: snapshot, now: now, calendar: utc).current)
    #expect(entry.undo?.until == now.instant.advanced(bySeconds: 300))
  }

  @Test func bothTheUndoneAndTheUndoLapse() throws {
    let store = MemoryStore()
    try Log().perform(on: store, now: now)
    try Log().perform(on: store, now: now.advanced(bySeconds: 60))
    let undone = now.advanced(bySeconds: 120)
    let snapshot = try Undo().perform(on: store, now: undone).snapshot
    let timeline = Timeline(of: snapshot, now: undone, calendar: utc)
    let seconds = timeline.entries.map { ($0.at.instant.microseconds - now.instant.microseconds) }
    #expect(seconds == [120_000_000, 300_000_000, 420_000_000, 43_200_000_000])
    let offered = try timeline.entries.map { try content($0).undo != nil }
    #expect(offered == [true, false, false, false])
    #expect(try content(timeline.entries[1]).recent?.verb == .undo)
  }

  @Test func aPressJustBeforeMidnight() throws {
    let store = MemoryStore()
    let press = Moment("2026-11-30", 23, 58)
    let snapshot = try Log().perform(on: store, now: press).snapshot
    let timeline = Timeline(of: snapshot, now: press, calendar: utc)
    #expect(timeline.entries.map(\.at) == [press, Moment("2026-12-01", 0)])
    let midnight = try content(timeline.entries[1])
    #expect(midnight.undo != nil)
    #expect(midnight.logsToday == 0)
    #expect(midnight.streak.length == 1)
    // A lapse at midnight itself is one change, not two.
    let exact = Moment("2026-11-30", 23, 55)
    let same = try Log().perform(on: store, now: exact).snapshot
    #expect(Timeline(of: same, now: press, calendar: utc).entries.count == 2)
  }

  /// America/Sao_Paulo had no 00:00 on 15 October 2017.
  @Test func aMidnightThatTheZoneSkips() {
    let change = Moment("2017-10-15", 0, zone: -3).instant
    let calendar = FakeCalendar(offset: -10_800, changes: [.init(from: change, offset: -7200)])
    let eve = Moment("2017-10-14", 23, 59, zone: -3)
    let timeline = Timeline(of: nil, now: eve, calendar: calendar)
    #expect(timeline.nextRefresh.description == "2017-10-15T01:00:00-02:00")
    let next = Timeline(of: nil, now: timeline.nextRefresh, calendar: calendar)
    #expect(next.nextRefresh.description == "2017-10-16T00:00:00-02:00")
  }

  /// The refresh after 29 December 2011 comes at the start of the 31st.
  @Test func aDayThatTheZoneSkips() {
    let change = Moment("2011-12-30", 0, zone: -10).instant
    let calendar = FakeCalendar(offset: -36_000, changes: [.init(from: change, offset: 50_400)])
    let timeline = Timeline(of: nil, now: Moment("2011-12-29", zone: -10), calendar: calendar)
    #expect(timeline.nextRefresh == Moment("2011-12-31", 0, zone: 14))
  }

  /// America/St_Johns until 2011: at 00:01 the clock goes back to 23:01 of the day before.
  @Test func aMidnightThatComesTwice() {
    let change = Moment("2010-11-07", 0, 1, zone: -2.5).instant
    let calendar = FakeCalendar(offset: -9000, changes: [.init(from: change, offset: -12_600)])
    let evening = Moment("2010-11-06", 22, zone: -2.5).instant
    let timelines = (0..<Int64(400)).map { minute in
      let now = calendar.moment(at: evening.advanced(bySeconds: minute * 60))
      return Timeline(of: nil, now: now, calendar: calendar)
    }
    #expect(timelines.allSatisfy(isIncreasing))
    #expect(timelines[0].nextRefresh == Moment("2010-11-07", 0, zone: -3.5))
  }

  /// America/Havana: at 01:00 the clock goes back to 00:00 of the same day.
  @Test func aFirstHourThatComesTwice() {
    let change = Moment("2026-11-01", 1, zone: -4).instant
    let calendar = FakeCalendar(offset: -14_400, changes: [.init(from: change, offset: -18_000)])
    let timeline = Timeline(of: nil, now: Moment("2026-10-31", zone: -4), calendar: calendar)
    #expect(timeline.nextRefresh == Moment("2026-11-01", 0, zone: -4))
  }

  /// A day can be over before now where a calendar takes the first of two midnights.
  @Test func aCalendarWhoseNextDayHasBegun() {
    struct Early: CivilCalendar {
      func moment(at instant: Instant) -> Moment { Moment(instant, utcOffset: 0) }
      func start(of day: Day) -> Moment { Moment(day.advanced(by: -1), 12) }
      func moment(of day: Day, second: Int) -> Moment {
        Moment(start(of: day).instant.advanced(bySeconds: Int64(second)), utcOffset: 0)
      }
    }
    for hour in [12, 13, 23] {
      let now = Moment("2026-11-30", hour)
      #expect(isIncreasing(Timeline(of: nil, now: now, calendar: Early())))
    }
  }

  /// Days start at 03:00.
  @Test func daysThatStartAfterMidnight() throws {
    let calendar = FakeCalendar(offset: 3600, dayStart: 3 * 3600)
    let night = calendar.moment(at: Moment("2026-11-30", 0, 30, zone: 1).instant)
    let store = MemoryStore()
    let receipt = try Log().perform(on: store, now: night)
    #expect(receipt.event.at.day == "2026-11-29")
    let timeline = Timeline(of: receipt.snapshot, now: night, calendar: calendar)
    let entry = try content(timeline.current)
    #expect(entry.streak == Streak(length: 1, since: "2026-11-29"))
    #expect(entry.logsToday == 1)
    #expect(timeline.nextRefresh.description == "2026-11-30T03:00:00+01:00")
  }

  @Test func entriesAreStrictlyIncreasingWheneverTheyAreMade() throws {
    var generator = SeededGenerator(seed: 11)
    let store = MemoryStore()
    for _ in 0..<500 {
      let second = Int64.random(in: 0..<200_000, using: &generator)
      let now = Moment(Instant(seconds: second), utcOffset: 0)
      if generator.next() % 4 == 0 {
        _ = try? Undo(force: true).perform(on: store, now: now)
      } else {
        try Log().perform(on: store, now: now)
      }
      let seen = now.advanced(bySeconds: Int64.random(in: -400..<400, using: &generator))
      let timeline = try Timeline(
        of: store.snapshot(of: .brew, now: seen), now: seen, calendar: utc)
      #expect(isIncreasing(timeline))
      #expect(timeline.current.at == seen)
    }
  }

  private func isIncreasing(_ timeline: Timeline) -> Bool {
    zip(timeline.entries, timeline.entries.dropFirst()).allSatisfy {
      $0.at.instant < $1.at.instant
    }
  }
}
