import BrewCore
import Testing
import TestSupport

@Suite struct StreakTests {
  /// The streak that brews at these moments make, as seen at `now`.
  private func streak(_ brews: [Moment], now: Moment) throws -> Streak {
    let store = MemoryStore()
    for brew in brews { try Log().perform(on: store, now: brew) }
    return Streak.current(days: try store.snapshot(of: .brew, now: now).days, now: now)
  }

  @Test func noHistoryIsNoStreak() throws {
    #expect(try streak([], now: Moment("2026-11-30")) == .none)
  }

  @Test func endsTodayOrYesterday() throws {
    let brews = [Moment("2026-11-28"), Moment("2026-11-29")]
    let expected = Streak(length: 2, since: "2026-11-28")
    #expect(try streak(brews, now: Moment("2026-11-29", 23, 59)) == expected)
    #expect(try streak(brews, now: Moment("2026-11-30", 0, 0)) == expected)
    #expect(try streak(brews, now: Moment("2026-11-30", 23, 59)) == expected)
    #expect(try streak(brews, now: Moment("2026-12-01", 0, 0)) == .none)
  }

  @Test func severalBrewsOnOneDayCountOnce() throws {
    let brews = [8, 9, 23].map { Moment("2026-11-29", $0) } + [Moment("2026-11-30", 7)]
    let expected = Streak(length: 2, since: "2026-11-29")
    #expect(try streak(brews, now: Moment("2026-11-30")) == expected)
  }

  @Test func aMissedDayStartsAnew() throws {
    let brews = [Moment("2026-11-26"), Moment("2026-11-27"), Moment("2026-11-29")]
    let expected = Streak(length: 1, since: "2026-11-29")
    #expect(try streak(brews, now: Moment("2026-11-29")) == expected)
  }

  @Test func aYearOfDays() throws {
    let first: Day = "2027-11-30"
    let brews = (0..<366).map { Moment(first.advanced(by: $0)) }
    let now = Moment(first.advanced(by: 366))
    #expect(try streak(brews, now: now) == Streak(length: 366, since: first))
  }

  /// The zone moves eight hours west before midnight.
  @Test func aMoveWestBeforeMidnightBeginsNoDay() throws {
    let brews = [Moment("2026-11-28", zone: 1), Moment("2026-11-29", 22, zone: 1)]
    let expected = Streak(length: 2, since: "2026-11-28")
    for hour in 14...23 {
      #expect(try streak(brews, now: Moment("2026-11-29", hour, zone: -7)) == expected)
    }
    #expect(try streak(brews, now: Moment("2026-11-30", 23, 59, zone: -7)) == expected)
  }

  /// Europe/Berlin, where the clock goes forward on 26 March 2017.
  @Test func aDayOf23HoursIsAWholeOne() throws {
    let consecutive = [Moment("2017-03-26", 0, 30, zone: 1), Moment("2017-03-27", 23, zone: 2)]
    let two = Streak(length: 2, since: "2017-03-26")
    #expect(try streak(consecutive, now: Moment("2017-03-27", 23, 30, zone: 2)) == two)
    let apart = [Moment("2017-03-24", zone: 1), Moment("2017-03-27", zone: 2)]
    let one = Streak(length: 1, since: "2017-03-27")
    #expect(try streak(apart, now: Moment("2017-03-27", 13, zone: 2)) == one)
    let around = [Moment("2017-03-25", zone: 1), Moment("2017-03-27", zone: 2)]
    #expect(try streak(around, now: Moment("2017-03-27", 13, zone: 2)) == one)
  }

  @Test func aDayOf25HoursIsAWholeOne() throws {
    let consecutive = [Moment("2017-10-29", 0, 30, zone: 2), Moment("2017-10-30", zone: 1)]
    let two = Streak(length: 2, since: "2017-10-29")
    #expect(try streak(consecutive, now: Moment("2017-10-30", 13, zone: 1)) == two)
    let around = [Moment("2017-10-28", zone: 2), Moment("2017-10-30", zone: 1)]
    let one = Streak(length: 1, since: "2017-10-30")
    #expect(try streak(around, now: Moment("2017-10-30", 13, zone: 1)) == one)
  }

  /// Pacific/Apia had no 30 December 2011.
  @Test func aDateThatTheZoneSkippedIsNotMissed() throws {
    let brews = [Moment("2011-12-29", zone: -10), Moment("2011-12-31", zone: 14)]
    let two = Streak(length: 2, since: "2011-12-29")
    #expect(try streak(brews, now: Moment("2011-12-31", 13, zone: 14)) == two)
    let open = Streak(length: 1, since: "2011-12-29")
    #expect(try streak([brews[0]], now: Moment("2011-12-31", zone: 14)) == open)
    #expect(try streak([brews[0]], now: Moment("2012-01-01", zone: 14)) == .none)
  }

  @Test func aFlightWestAcrossTheDateLineSwallowsADate() throws {
    // Los Angeles on the 10th to Auckland, where it is the 12th on arrival.
    let brews = [Moment("2026-01-10", 21, zone: -8), Moment("2026-01-12", 8, zone: 13)]
    let two = Streak(length: 2, since: "2026-01-10")
    #expect(try streak(brews, now: Moment("2026-01-12", 9, zone: 13)) == two)
  }

  @Test func aFlightEastAcrossTheDateLineRepeatsADate() throws {
    // Auckland on the 11th and 12th to Los Angeles, where it is the 11th again, then the 12th.
    var brews = [Moment("2026-01-11", zone: 13), Moment("2026-01-12", 9, zone: 13)]
    let again = Moment("2026-01-11", 20, zone: -8)
    #expect(try streak(brews, now: again) == Streak(length: 1, since: "2026-01-11"))
    brews.append(again)
    #expect(try streak(brews, now: again) == Streak(length: 1, since: "2026-01-11"))
    let two = Streak(length: 2, since: "2026-01-11")
    #expect(try streak(brews, now: Moment("2026-01-12", 7, zone: -8)) == two)
    // The 12th lasted until long after it was over in Auckland: the 13th follows without a gap.
    brews.append(Moment("2026-01-13", 23, zone: -8))
    let three = Streak(length: 3, since: "2026-01-11")
    #expect(try streak(brews, now: Moment("2026-01-13", 23, 30, zone: -8)) == three)
  }

  /// The clock was a week ahead when the last two brews were logged: they wait for their days.
  @Test func daysThatNoZoneIsInAreNotLookedAt() throws {
    let brews = [
      Moment("2026-11-28"), Moment("2026-11-29"), Moment("2026-12-06"), Moment("2026-12-07"),
    ]
    let two = Streak(length: 2, since: "2026-11-28")
    #expect(try streak(brews, now: Moment("2026-11-30")) == two)
    #expect(try streak(brews, now: Moment("2026-11-20")) == .none)
  }

  /// C39: the zone was Tokyo's until just after midnight of 1 December there, and is corrected to Los
  /// Angeles, on the morning of 30 November: days keep their logs, and the 30th, which has none, is missed.
  @Test func aZoneThatIsCorrectedLeavesTheStreakAsItWas() throws {
    let days: [Day] = ["2026-11-27", "2026-11-28", "2026-11-29"]
    var brews = days.map { Moment($0, zone: 9) } + [Moment("2026-12-01", 0, 5, zone: 9)]
    let one = Streak(length: 1, since: "2026-12-01")
    for now in [
      Moment("2026-12-01", 0, 5, zone: 9), Moment("2026-11-30", 7, 5, zone: -8),
      Moment("2026-11-30", 23, 59, zone: -8), Moment("2026-12-01", zone: -8),
      Moment("2026-12-02", zone: -8),
    ] {
      #expect(try streak(brews, now: now) == one)
    }
    // A log on the 30th makes it good.
    brews.append(Moment("2026-11-30", 8, zone: -8))
    let five = Streak(length: 5, since: "2026-11-27")
    #expect(try streak(brews, now: Moment("2026-12-01", zone: -8)) == five)
  }

  @Test func theBestStreakOutlivesResets() throws {
    let store = MemoryStore()
    let first: Day = "2026-11-01"
    for day in 0..<9 { try Log().perform(on: store, now: Moment(first.advanced(by: day))) }
    try Reset().perform(on: store, now: Moment("2026-11-09", 13))
    let after = try Log().perform(on: store, now: Moment("2026-11-09", 14)).snapshot
    #expect(after.best == 9)
    let now = Moment("2026-11-09", 15)
    #expect(Streak.current(days: after.days, now: now) == Streak(length: 1, since: "2026-11-09"))
  }

  @Test(arguments: [
    (Int.min, Flame.out), (-1, .out), (0, .out), (1, .lit), (6, .lit), (7, .onFire),
    (Int.max, .onFire),
  ])
  func flame(days: Int, flame: Flame) {
    #expect(Flame(streak: days) == flame)
  }

  @Test func flamesHaveStableNames() {
    #expect(Flame.allCases.map(\.rawValue) == ["out", "lit", "on_fire"])
  }
}
