import BrewCore
import GLibKit
import Glibc

extension Weekday {
  /// The day on which a week starts by the locale (`LC_ALL`, `LC_TIME`, `LANG`): Monday, as in ISO 8601,
  /// where there is no such locale, or one of no country: programs run in `C` or `POSIX` under cron and ssh.
  static var ofLocale: Weekday {
    let name = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap(Surroundings.variable)
      .first { !$0.isEmpty }
    if ["C", "POSIX"].contains(name?.prefix { $0 != "." } ?? "C") { return .monday }
    guard let locale = newlocale(1 << LC_TIME, "", nil) else { return .monday }
    defer { freelocale(locale) }
    // Of these two the one is a number in place of a text, and the other a text of one byte (locale(5)).
    guard let origin = nl_langinfo_l(nl_item(_NL_TIME_WEEK_1STDAY), locale),
      let place = nl_langinfo_l(nl_item(_NL_TIME_FIRST_WEEKDAY), locale)
    else { return .monday }
    return Weekday(
      place: Int(place.pointee), from: UInt32(truncatingIfNeeded: UInt(bitPattern: origin)))
  }

  /// The day at this place, from 1, of a week that begins with a date such as 19971130.
  init(place: Int, from date: UInt32) {
    let date = Int(date)
    let origin = Day(year: date / 10_000, month: date / 100 % 100, day: date % 100)
    self = origin?.advanced(by: place - 1).weekday ?? .monday
  }
}
