/// A civil day: the number of days since 1970-01-01 in the proleptic Gregorian calendar.
///
/// It carries no zone. Which day an instant belongs to is recorded with each event, so that no later
/// change of zone or clock can move it.
public struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01; negative before it.
  public let number: Int

  /// The days that are recorded: those of the years 0 to 9999. Whatever counts days from one of them to
  /// another, in whatever unit down to microseconds, stays far within an `Int`.
  public static let range = Day(number: -719_528)...Day(number: 2_932_896)

  /// A day from its number.
  public init(number: Int) {
    self.number = number
  }

  /// The day with this date, or nil if the calendar has none, such as 30 February.
  /// Years 1 to 9999 are accepted, as in ISO 8601.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    self.number = Day.number(year: year, month: month, day: day)
    guard self.month == month else { return nil }
  }

  /// The day `days` later.
  public func advanced(by days: Int) -> Day {
    Day(number: number + days)
  }

  /// The year of the date.
  public var year: Int { civil.year }

  /// The month of the date, 1 to 12.
  public var month: Int { civil.month }

  /// The day of the month, 1 to 31.
  public var dayOfMonth: Int { civil.day }

  /// True if the left one is earlier.
  public static func < (left: Day, right: Day) -> Bool {
    left.number < right.number
  }

  // Both directions count from 1 March of year 0, so that the leap day comes last in its year and
  // whole 400-year cycles of 146,097 days can be taken off first.
  private static let daysFromMarchOfYear0 = 719_468
  private static let daysInCycle = 146_097

  private static func number(year: Int, month: Int, day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let leapDays = year / 4 - year / 100 + year / 400
    return year * 365 + leapDays + dayOfYear - daysFromMarchOfYear0
  }

  private var civil: (year: Int, month: Int, day: Int) {
    let days = number + Day.daysFromMarchOfYear0
    let cycle = (days >= 0 ? days : days - Day.daysInCycle + 1) / Day.daysInCycle
    let dayOfCycle = days - cycle * Day.daysInCycle
    let leapDays = dayOfCycle / 1460 - dayOfCycle / 36_524 + dayOfCycle / 146_096
    let yearOfCycle = (dayOfCycle - leapDays) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }
}
