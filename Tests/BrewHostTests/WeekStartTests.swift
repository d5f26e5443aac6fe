import BrewCore
import BrewStore
import Foundation
import Testing

@testable import BrewHost

struct WeekStartTests {
  /// What glibc's locales have: the United States, Germany, Iran, and one whose week is counted from a
  /// Monday.
  @Test(arguments: [
    (1, UInt32(19_971_130), Weekday.sunday), (2, 19_971_130, .monday), (7, 19_971_130, .saturday),
    (1, 19_971_201, .monday), (1, 0, .monday),
  ])
  func theLocaleNamesAPlaceInAWeek(place: Int, date: UInt32, weekday: Weekday) {
    #expect(Weekday(place: place, from: date) == weekday)
  }

  /// C36: cron and ssh have no locale of a country, or one that is not there.
  @Test(arguments: ["C", "POSIX", "C.UTF-8", "xx_YY.UTF-8"])
  func withoutALocaleOfACountryItIsMonday(locale: String) async {
    await #expect(processExitsWith: .success) { [locale] in
      setenv("LC_ALL", locale, 1)
      #expect(WeekStart(Settings()).day == .monday)
      unsetenv("LC_ALL")
      setenv("LC_TIME", locale, 1)
      #expect(WeekStart(Settings()).day == .monday)
      unsetenv("LC_TIME")
      unsetenv("LANG")
      #expect(WeekStart(Settings()).day == .monday)
    }
  }

  @Test func whatIsSetGoesFirst() async {
    await #expect(processExitsWith: .success) {
      setenv("LC_ALL", "C", 1)
      var settings = Settings()
      try? SettingKey.weekStart.set("saturday", in: &settings)
      #expect(WeekStart(settings).day == .saturday)
      #expect(WeekStart(settings).chosen == .saturday)
      #expect(SettingKey.weekStart.text(in: settings) == "saturday")
      try? SettingKey.weekStart.set("locale", in: &settings)
      #expect(WeekStart(settings).day == .monday)
      #expect(WeekStart(settings).chosen == nil)
      #expect(SettingKey.weekStart.text(in: settings) == "locale")
    }
  }

  @Test(arguments: ["", "m", "mond", "1", "today"]) func isRefused(_ text: String) {
    var settings = Settings()
    #expect(throws: SettingError.badValue(text, of: .weekStart)) {
      try SettingKey.weekStart.set(text, in: &settings)
    }
  }
}
