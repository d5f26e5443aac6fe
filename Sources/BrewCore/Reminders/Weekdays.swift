import Speech

/// Some days of the week.
public struct Weekdays: Hashable, Sendable {
  /// A bit for each day that is one of them, Monday's the lowest.
  public let bits: Int

  /// All seven.
  public static let all = Weekdays(bits: 0b111_1111)

  /// Days from their bits. Others are left out.
  public init(bits: Int) {
    self.bits = bits & 0b111_1111
  }

  /// The days that a person typed: names or their short forms, ranges of them, and several with commas
  /// between: `mon-fri`, `sat,sun`, `friday-monday,wed`. Nil if that is none. What ``description`` says
  /// reads back in each language.
  public init?(typed text: String) {
    if [Weekdays.all.description, "every day"].map(\.folded).contains(text.trimmed.folded) {
      self = .all
      return
    }
    var bits = 0
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: ",、".contains) {
      let ends = part.split(
        maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: "-–～〜".contains)
      let places = ends.compactMap { end in
        Weekday(typed: String(end)).flatMap(Weekday.allCases.firstIndex)
      }
      guard places.count == ends.count, let first = places.first, let last = places.last else {
        return nil
      }
      for step in 0...(last - first + 7) % 7 { bits |= 1 << ((first + step) % 7) }
    }
    self.bits = bits
  }

  /// True if it is one of them.
  public func contains(_ day: Weekday) -> Bool {
    Weekday.allCases.firstIndex(of: day).map { bits & 1 << $0 != 0 } ?? false
  }
}

extension Weekdays: CustomStringConvertible {
  /// `every day`, else the days and what lies in a row: `mon-fri`, `mon,wed,sat`.
  public var description: String {
    if self == .all { return say("every day") }
    var runs: [[Weekday]] = []
    for day in Weekday.allCases where contains(day) {
      let before = Weekday.allCases.firstIndex(of: day).flatMap { place in
        place > 0 ? Weekday.allCases[place - 1] : nil
      }
      if let before, runs.last?.last == before {
        runs[runs.count - 1].append(day)
      } else {
        runs.append([day])
      }
    }
    return runs.map(\.inWords).joined(separator: ",")
  }
}

extension [Weekday] {
  /// Days in a row: `mon-fri`, or each of two.
  fileprivate var inWords: String {
    let names = map(\.abbreviation)
    guard names.count > 2, let first = names.first, let last = names.last else {
      return names.joined(separator: ",")
    }
    // Translators: From a day of the week to another.
    return say("\(first)-\(last)")
  }
}
