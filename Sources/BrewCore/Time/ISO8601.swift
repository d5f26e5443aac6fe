extension Day: CustomStringConvertible {
  /// The date as ISO 8601 writes it: `2026-11-30`.
  public var description: String {
    let civil = (year, month, dayOfMonth)
    return "\(padded(civil.0, to: 4))-\(padded(civil.1, to: 2))-\(padded(civil.2, to: 2))"
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
    let local = instant.microseconds.dividedEuclidean(by: 1_000_000).0 + Int64(utcOffset)
    let (day, second) = local.dividedEuclidean(by: 86_400)
    let time = [second / 3600, second / 60 % 60, second % 60].map { padded(Int($0), to: 2) }
    let minutes = abs(utcOffset) / 60
    let sign = utcOffset < 0 ? "-" : "+"
    let offset = "\(sign)\(padded(minutes / 60, to: 2)):\(padded(minutes % 60, to: 2))"
    return "\(Day(number: Int(day)))T\(time.joined(separator: ":"))\(offset)"
  }
}

private func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}

extension Int64 {
  /// Quotient rounded down and the remainder that is never negative.
  fileprivate func dividedEuclidean(by divisor: Int64) -> (Int64, Int64) {
    let remainder = ((self % divisor) + divisor) % divisor
    return ((self - remainder) / divisor, remainder)
  }
}
