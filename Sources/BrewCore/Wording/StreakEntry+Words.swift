import Speech

extension StreakEntry {
  var headline: String {
    if streak.length > 0 { return tracker.titled(length) }
    return tracker.titled(past?.inWords(inWeeks: thisWeek != nil) ?? say("No streak yet"))
  }

  /// The headline where what there is ends with today.
  var reminder: String {
    guard needsToday, streak.length > 0 else { return headline }
    let number = streak.length
    return tracker.titled(
      thisWeek == nil
        ? say(
          number, one: "1 day streak ends tonight", other: "\(number) day streak ends tonight")
        : say(
          number, one: "1 week streak ends tonight", other: "\(number) week streak ends tonight"))
  }

  private var length: String {
    let number = streak.length
    if thisWeek == nil { return say(number, one: "1 day streak", other: "\(number) day streak") }
    return say(number, one: "1 week streak", other: "\(number) week streak")
  }

  /// When the streak began, or ended.
  func date(today: Day) -> String? {
    // Translators: %1 is a date without its year.
    if let since = streak.since { return say("since \(since.inWords)") }
    return past?.end.asEnd(today: today)
  }

  /// The days at a glance, oldest first.
  var marks: String {
    dots.map(\.dot).joined(separator: " ")
  }

  /// How today stands, in a sentence.
  var standing: String {
    if let thisWeek { return standing(of: thisWeek) }
    let target = rules.target
    switch today {
    case .done:
      if logsToday < 2 { return say("Today is done.") }
      // Translators: %1 is a number and what is counted, such as 2 brews.
      return say("Today is done, \(tracker.counting(logsToday)).")
    case .skipped: return say("Today is skipped.")
    case .open, .ahead: break
    }
    if target > 1, logsToday > 0 || streak.length > 0 {
      return say("\(logsToday) of \(target) today.")
    }
    // Translators: %1 is a number and what is counted, such as 2 brews.
    if target > 1 { return say("\(tracker.counting(target)) light the flame.") }
    if streak.length > 0 { return say("Today is still open.") }
    return tracker.id == .brew
      ? say("A brew lights the flame.")
      // Translators: A log is an entry of something that is not coffee.
      : say("A log lights the flame.")
  }

  private func standing(of week: WeekStanding) -> String {
    if week.isReached {
      if week.done == week.target { return say("This week is done.") }
      // Translators: %1 is a number of days.
      return say("This week is done, \(week.done.asDays).")
    }
    if today == .skipped { return say("Skipped, \(week.done) of \(week.target) this week.") }
    if today == .open, rules.target > 1, logsToday > 0 {
      return say(
        week.target,
        one: "\(logsToday) of \(rules.target) today, \(week.done) of 1 day.",
        other: "\(logsToday) of \(rules.target) today, \(week.done) of \(week.target) days.")
    }
    return say(
      week.target,
      one: "\(week.done) of 1 day this week.",
      other: "\(week.done) of \(week.target) days this week.")
  }

  /// What was done, unless the line before it says so.
  var done: String? {
    recent == .skip && thisWeek == nil && today == .skipped ? nil : recent?.answer
  }
}

extension DayMark {
  fileprivate var dot: String {
    switch self {
    case .open: return "○"
    case .done: return "●"
    case .skipped: return "–"
    case .ahead: return "·"
    }
  }
}

extension PastStreak {
  fileprivate func inWords(inWeeks: Bool) -> String {
    // Translators: What a card says in place of “7 day streak” where that is over.
    inWeeks
      ? say(length, one: "1 week streak ended", other: "\(length) week streak ended")
      : say(length, one: "1 day streak ended", other: "\(length) day streak ended")
  }
}

extension Day {
  /// `ended on 29 November`, with the year unless it is this one.
  fileprivate func asEnd(today: Day) -> String {
    year == today.year
      // Translators: The streak ended; %1 is a date without its year.
      ? say("ended on \(inWords)")
      // Translators: The streak ended; %1 is a date, %2 its year.
      : say("ended on \(inWords) \(year)")
  }
}
