import BrewCore

extension Day: ExpressibleByStringLiteral {
  /// The day that an ISO 8601 date names.
  public init(stringLiteral text: String) {
    guard let day = Day(iso: text) else { preconditionFailure("no date: \(text)") }
    self = day
  }

  /// The civil day of an instant, seen at a UTC offset.
  public init(instant: Instant, utcOffset: Int) {
    let second = Double(instant.microseconds) / 1e6 + Double(utcOffset)
    self.init(number: Int((second / 86_400).rounded(.down)))
  }
}

extension DayMark: ExpressibleByBooleanLiteral {
  /// Done or open.
  public init(booleanLiteral isDone: Bool) {
    self = isDone ? .done : .open
  }
}

extension Moment {
  /// An instant, seen at a UTC offset.
  public init(_ instant: Instant, utcOffset: Int) {
    self.init(
      instant: instant, utcOffset: utcOffset, day: Day(instant: instant, utcOffset: utcOffset))
  }

  /// A local date and time at a UTC offset in hours.
  public init(_ day: Day, _ hour: Int = 12, _ minute: Int = 0, zone hours: Double = 0) {
    let offset = Int(hours * 3600)
    let local = day.number * 86_400 + hour * 3600 + minute * 60
    self.init(Instant(seconds: Int64(local - offset)), utcOffset: offset)
  }

  /// The moment `seconds` later at the same UTC offset.
  public func advanced(bySeconds seconds: Int64) -> Moment {
    Moment(instant.advanced(bySeconds: seconds), utcOffset: utcOffset)
  }
}
