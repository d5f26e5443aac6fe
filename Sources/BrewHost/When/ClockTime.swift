/// A time of day as it is written: `07:30` or `07:30:15`, with or without a zone at its end.
struct ClockTime: Hashable {
  /// What stands after the time.
  enum Zone: Hashable {
    /// Nothing: local time.
    case local
    /// `Z`: the instant, without saying what the clock showed there.
    case utc
    /// Seconds east of UTC.
    case offset(Int)
  }

  /// Seconds after 00:00.
  let second: Int
  let zone: Zone

  /// The time that `text` names, or nil if it names none.
  init?(_ text: some StringProtocol) {
    guard let (time, zone) = ClockTime.splittingZone(of: text) else { return nil }
    let parts = time.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { twoDigits($0) }
    guard (2...3).contains(parts.count), numbers.count == parts.count,
      numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    self.second = numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
    self.zone = zone
  }

  private static func splittingZone<Text: StringProtocol>(
    of text: Text
  ) -> (Text.SubSequence, Zone)? {
    if text.hasSuffix("Z") { return (text.dropLast(), .utc) }
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else {
      return (text[...], .local)
    }
    let parts = text[sign...].dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { twoDigits($0) }
    guard parts.count == 2, numbers.count == 2, numbers[0] < 24, numbers[1] < 60 else {
      return nil
    }
    let offset = numbers[0] * 3600 + numbers[1] * 60
    return (text[..<sign], .offset(text[sign] == "-" ? -offset : offset))
  }
}

private func twoDigits(_ text: some StringProtocol) -> Int? {
  guard text.utf8.count == 2, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
  return Int(text)
}
