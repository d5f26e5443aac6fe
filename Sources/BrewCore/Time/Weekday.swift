/// A day of the week.
public enum Weekday: String, Sendable, CaseIterable {
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday
}

extension Day {
  /// Its day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday.allCases[(number + 3).dividedByFlooring(7).remainder]
  }

  /// The first day of its week, where weeks start on `first`.
  public func startOfWeek(on first: Weekday) -> Day {
    let start = Weekday.allCases.firstIndex(of: first) ?? 0
    return advanced(by: -(number + 3 - start).dividedByFlooring(7).remainder)
  }
}
