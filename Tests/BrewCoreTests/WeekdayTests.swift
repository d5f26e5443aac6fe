import BrewCore
import Testing
import TestSupport

@Suite struct WeekdayTests {
  @Test(arguments: [
    ("1969-12-29" as Day, Weekday.monday), ("1969-12-31", .wednesday), ("1970-01-01", .thursday),
    ("2026-11-29", .sunday), ("2026-11-30", .monday), ("1997-11-30", .sunday),
  ])
  func aDateHasAWeekday(day: Day, weekday: Weekday) {
    #expect(day.weekday == weekday)
  }

  @Test func aWeekHasSevenDaysWhereverItStarts() {
    for first in Weekday.allCases {
      for number in -20...20 {
        let day = Day(number: number)
        let start = day.startOfWeek(on: first)
        #expect(start.weekday == first)
        #expect((0...6).contains(day.number - start.number))
      }
    }
  }
}
