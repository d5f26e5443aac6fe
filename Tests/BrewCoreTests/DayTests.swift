import BrewCore
import Foundation
import Testing
import TestSupport

@Suite struct DayTests {
  @Test func everyDayOfTenThousandYearsRoundTrips() throws {
    let first = try #require(Day(year: 1, month: 1, day: 1))
    let last = try #require(Day(year: 9999, month: 12, day: 31))
    #expect(last.number - first.number + 1 == 3_652_059)
    var (year, month, dayOfMonth) = (1, 1, 1)
    var faults: [Int] = []
    for number in first.number...last.number {
      let day = Day(number: number)
      let parts = (day.year, day.month, day.dayOfMonth)
      if parts != (year, month, dayOfMonth)
        || Day(year: year, month: month, day: dayOfMonth) != day
      {
        faults.append(number)
      }
      dayOfMonth += 1
      if dayOfMonth > length(year, month) {
        (month, dayOfMonth) = (month + 1, 1)
        if month > 12 { (year, month) = (year + 1, 1) }
      }
    }
    #expect(faults.isEmpty, "first of \(faults.count): \(faults.prefix(3))")
  }

  private func length(_ year: Int, _ month: Int) -> Int {
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  @Test(arguments: [
    (0, "1970-01-01"), (-1, "1969-12-31"), (-719_162, "0001-01-01"), (20_787, "2026-11-30"),
    (11_016, "2000-02-29"), (2_932_896, "9999-12-31"),
  ])
  func text(number: Int, text: String) {
    let day = Day(number: number)
    #expect(day.description == text)
    #expect(Day(iso: text) == day)
  }

  @Test(arguments: [
    (2026, 2, 29), (2026, 2, 30), (1900, 2, 29), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1),
    (2026, 1, 0), (2026, 1, 32), (2026, 12, 32), (0, 1, 1), (10_000, 1, 1), (2026, -1, 1),
    (2026, 1, 366), (2026, 1, .max), (.min, 1, 1),
  ])
  func datesThatTheCalendarDoesNotHave(year: Int, month: Int, day: Int) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    "", "2026-1-01", "2026-01-1", "26-01-01", "2026-01-01 ", " 2026-01-01", "2026-01-01T00",
    "2026/01/01", "+026-01-01", "-026-01-01", "2026--1-01", "２０２６-01-01", "2026-02-30",
    "20260101", "2026-01-01-", "٢026-01-01", "0000-01-01",
  ])
  func textThatIsNoDate(text: String) {
    #expect(Day(iso: text) == nil)
  }

  @Test func daysAreInOrder() {
    let day: Day = "2026-11-30"
    #expect(day < day.advanced(by: 1))
    #expect(day.advanced(by: 1) == "2026-12-01")
    #expect(day.advanced(by: -30) == "2026-10-31")
    #expect(day.inWords == "30 November")
  }
}
