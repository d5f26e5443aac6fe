extension Day: CustomStringConvertible {
  /// The date as ISO 8601 writes it: `2026-11-30`.
  public var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(dayOfMonth.padded(to: 2))"
  }

  /// The day that an ISO 8601 calendar date (`YYYY-MM-DD`) names, or nil if it names none.
  public init?(iso text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }
}

extension Moment: CustomStringConvertible {
  /// The local date, time to the second and UTC offset as ISO 8601 writes them:
  /// `2026-11-30T08:15:00+01:00`. The date is the civil one, also where days start after midnight.
  public var description: String {
    let local = instant.microseconds.dividedByFlooring(1_000_000).quotient + Int64(utcOffset)
    let (day, second) = local.dividedByFlooring(86_400)
    let sign = utcOffset < 0 ? "-" : "+"
    let time = "\(TimeOfDay(second: Int(second))):\((second % 60).padded(to: 2))"
    let offset = TimeOfDay(second: abs(utcOffset))
    return "\(Day(number: Int(day)))T\(time)\(sign)\(offset)"
  }
}
