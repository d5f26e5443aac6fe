import BrewCore

/// What a clock showed, as a person types it: `7:30`, `07:30:15`, `7:30 pm`, `7h30`.
struct ClockTime: Hashable, CustomStringConvertible {
  /// Hours, minutes and, if they were given, seconds.
  private let numbers: [Int]

  /// Half of a day, as a person adds it to a time of twelve hours.
  enum Half: String, CaseIterable {
    case am
    case pm
  }

  /// Seconds after 00:00.
  var second: Int { numbers[0] * 3600 + numbers[1] * 60 + (numbers.count > 2 ? numbers[2] : 0) }

  /// `07:30`.
  var description: String { "\(TimeOfDay(second: second))" }

  /// The time with colons between its numbers; nil if that is none.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap(digits)
    guard (2...3).contains(parts.count), numbers.count == parts.count,
      parts.dropFirst().allSatisfy({ $0.utf8.count == 2 })
    else { return nil }
    self.init(numbers)
  }

  /// The time of these hours and minutes; nil if no clock shows that.
  init?(_ numbers: [Int]) {
    guard let hour = numbers.first, hour < 24, numbers.dropFirst().allSatisfy({ $0 < 60 }) else {
      return nil
    }
    self.numbers = numbers
  }

  /// The times that it may be in that half of the day: several where people do not agree, which is from
  /// twelve to one; none where there is no such time.
  func times(in half: Half) -> [ClockTime] {
    func at(_ hour: Int) -> ClockTime? { ClockTime([hour] + numbers.dropFirst()) }
    switch numbers[0] {
    case 0: return half == .am ? [self] : []
    case 12: return [at(0), at(12)].compactMap(\.self)
    case 1..<12: return [half == .am ? self : at(numbers[0] + 12)].compactMap(\.self)
    default: return []
    }
  }
}

/// One or two digits; nil if it is something else.
func digits(_ text: some StringProtocol) -> Int? {
  let isNumber =
    (1...2).contains(text.utf8.count) && text.utf8.allSatisfy { (48...57).contains($0) }
  return isNumber ? Int(text) : nil
}
