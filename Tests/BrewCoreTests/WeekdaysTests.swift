import BrewCore
import Testing

@Suite struct WeekdaysTests {
  @Test(arguments: [
    ("mon", "mon"), ("mon-fri", "mon-fri"), ("Monday-Friday", "mon-fri"), ("sat,sun", "sat,sun"),
    ("mon-sun", "every day"), ("fri-tue", "mon,tue,fri-sun"), ("fri-thu", "every day"),
    ("mon,wed, sat", "mon,wed,sat"), ("tue-tue", "tue"), ("Every day", "every day"),
    (" Mon. – FRI", "mon-fri"), ("mon-wed,tue-thu", "mon-thu"),
  ])
  func daysAreReadAndSaid(text: String, words: String) throws {
    let days = try #require(Weekdays(typed: text))
    #expect(days.description == words)
    #expect(Weekdays(bits: days.bits) == days)
  }

  @Test(arguments: ["", "m", "mond", "mon-", "-", "mon,", "mon-fri-sun", "0", "mon tue", "daily"])
  func otherWordsAreNoDays(text: String) {
    #expect(Weekdays(typed: text) == nil)
  }

  @Test func eachDayIsOneOfThoseThatWereNamed() throws {
    let days = try #require(Weekdays(typed: "wed,sat-sun"))
    #expect(Weekday.allCases.filter(days.contains) == [.wednesday, .saturday, .sunday])
  }
}
