/// The words of a menu, plain text without markup or mnemonics.
public enum MenuText {
  /// The most characters of a line that a person's own words may make long.
  public static let limit = 40

  /// The entry in one line.
  public static func headline(_ entry: Entry) -> String {
    let summary = CardText(entry, reminds: false).summary
    guard case .streak(let streak) = entry.content else { return summary }
    guard let week = streak.thisWeek, streak.today != .skipped else {
      return "\(summary) · today is \(streak.today.rawValue)"
    }
    return "\(summary) · this week is \(week.isReached ? "done" : "open")"
  }

  /// A tracker among others, and how it stands: `Water: 3 glasses`.
  public static func submenu(_ entry: Entry) -> String {
    let words = BarText(entry).text
    return entry.tracker.map { "\($0.name): \(words)" } ?? words
  }

  /// A method, elided where it is long.
  public static func method(_ method: Method) -> String {
    method.description.elided(to: limit)
  }

  /// A line for each of the last seven days, today first. `brews` are those of each day that has any,
  /// `week` is how the days stand, today last.
  public static func lastDays(
    until today: Day, brews: [Day: Int], week: [DayMark] = [], of tracker: Tracker = .brew
  ) -> [String] {
    (0..<7).map { back in
      let day = today.advanced(by: -back)
      let count = brews[day] ?? 0
      if count == 0, week.dropLast(back).last == .skipped {
        return "\(name(of: day, back: back)): skipped"
      }
      let words = count == 0 && tracker.id == .brew ? "no brew" : tracker.counting(count)
      return "\(name(of: day, back: back)): \(words)"
    }
  }

  private static func name(of day: Day, back: Int) -> String {
    switch back {
    case 0: return "Today"
    case 1: return "Yesterday"
    default: return day.inWords
    }
  }
}

extension String {
  /// The text, its end replaced by an ellipsis where it has more characters.
  func elided(to limit: Int) -> String {
    count > limit ? "\(prefix(limit - 1))…" : self
  }
}
