/// A day of the week.
public enum Weekday: String, Sendable, CaseIterable {
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday

  /// Its place in a week that starts on Monday, from 0.
  public var index: Int {
    Weekday.allCases.firstIndex(of: self) ?? 0
  }

  /// The day at a place in a week that starts on Monday, from 0; nil if there is none.
  public init?(index: Int) {
    guard Weekday.allCases.indices.contains(index) else { return nil }
    self = Weekday.allCases[index]
  }
}

extension Day {
  /// Its day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday.allCases[(number + 3).dividedByFlooring(7).remainder]
  }

  /// The first day of its week, where weeks start on `first`.
  public func startOfWeek(on first: Weekday) -> Day {
    advanced(by: -(number + 3 - first.index).dividedByFlooring(7).remainder)
  }
}
