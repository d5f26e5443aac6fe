import Speech

/// The words of a menu, plain text without markup or mnemonics.
public enum MenuText {
  /// The most characters of a line that a person's own words may make long.
  public static let limit = 40

  /// The entry in one line.
  public static func headline(_ entry: Entry) -> String {
    let summary = CardText(entry, reminds: false).summary
    guard case .streak(let streak) = entry.content, !streak.tracker.isArchived else {
      return summary
    }
    guard let week = streak.thisWeek, streak.today != .skipped else {
      switch streak.today {
      case .open, .ahead: return say("\(summary) · today is open")
      case .done: return say("\(summary) · today is done")
      case .skipped: return say("\(summary) · today is skipped")
      }
    }
    return week.isReached
      ? say("\(summary) · this week is done") : say("\(summary) · this week is open")
  }

  /// A tracker among others, and how it stands: `Water: 3 glasses`.
  public static func submenu(_ entry: Entry) -> String {
    let words = BarText(entry).text
    // Translators: %1 is the name that a person gave to what is kept, %2 how it stands.
    return entry.tracker.map { say("\($0.called): \(words)") } ?? words
  }

  /// A method, elided where it is long.
  public static func method(_ method: Method) -> String {
    method.description.elided(to: limit).printable
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
        return say("\(name(of: day, back: back)): skipped")
      }
      if count == 0, tracker.id == .brew { return say("\(name(of: day, back: back)): no brew") }
      // Translators: %1 is a day, %2 a number of what is counted.
      return say("\(name(of: day, back: back)): \(tracker.counting(count))")
    }
  }

  private static func name(of day: Day, back: Int) -> String {
    switch back {
    case 0: return say("Today")
    case 1: return say("Yesterday")
    default: return day.inWords
    }
  }
}
