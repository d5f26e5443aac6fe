import Testing
import TestSupport

@testable import BrewCore

@Suite struct MissedDaysTests {
  private func missed(_ day: Day, _ hours: Double, _ later: Day, _ laterHours: Double) -> Int {
    let offset = Int(hours * 3600)
    let logged = LoggedDay(
      day: day, brews: 1, firstOffset: offset, lastOffset: offset, streak: .none)
    return logged.missedDays(before: later, utcOffset: Int(laterHours * 3600))
  }

  @Test func inOneZoneItIsTheDatesBetween() {
    for zone in [-12.0, -3.5, 0, 5.75, 14] {
      for days in 1...1000 {
        let later = Day(number: 20_000 + days)
        #expect(missed(Day(number: 20_000), zone, later, zone) == days - 1)
      }
    }
  }

  @Test func consecutiveDatesMissNothingWhateverTheZones() {
    for (from, to) in pairs { #expect(missed("2026-01-01", from, "2026-01-02", to) == 0) }
  }

  @Test func daylightSavingNeverChangesTheCount() {
    for days in 2...1000 {
      let later = Day(number: 20_000 + days)
      for (from, to) in [(1.0, 2.0), (2.0, 1.0), (10.5, 11.0), (11.0, 10.5)] {
        #expect(missed(Day(number: 20_000), from, later, to) == days - 1)
      }
    }
  }

  /// Brews on 24 and 27 March 2017 in Europe/Berlin, where the clock goes forward on the 26th.
  @Test func twoMissedDaysOverTheStartOfSummerTime() {
    #expect(missed("2017-03-24", 1, "2017-03-27", 2) == 2)
    #expect(missed("2017-03-26", 1, "2017-03-27", 2) == 0)
  }

  /// Brews on 29 and 31 December 2011 in Pacific/Apia, which had no 30 December.
  @Test func aSkippedDateIsNotMissed() {
    #expect(missed("2011-12-29", -10, "2011-12-31", 14) == 0)
    #expect(missed("2011-12-29", -10, "2012-01-01", 14) == 1)
  }

  @Test func neverNegativeAndNeverMoreThanTheDatesBetween() {
    for (from, to) in pairs {
      for days in 1...5 {
        let count = missed(Day(number: 0), from, Day(number: days), to)
        #expect((max(0, days - 3)...(days - 1)).contains(count), "\(from) \(to) \(days)")
      }
    }
  }

  private var pairs: [(Double, Double)] {
    let zones = stride(from: -12.0, through: 14.0, by: 0.25)
    return zones.flatMap { from in zones.map { (from, $0) } }
  }
}
