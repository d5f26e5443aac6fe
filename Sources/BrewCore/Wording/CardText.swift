import Speech

/// The words on a card: the same on every surface.
public struct CardText: Hashable, Sendable {
  /// The one line that matters, such as "7 day streak".
  public let summary: String
  /// The lines under it, plain text without markup; short, since some servers cut off what is wider
  /// than 27 letters or longer than four lines.
  public var lines: [String] { [since].compactMap(\.self) + shortLines }
  /// The lines where one more has to find room: without the first day.
  public let shortLines: [String]
  private var since: String?

  /// The words for an entry. Where there is something to be reminded of they say so, unless they are
  /// not to.
  public init(_ entry: Entry, reminds: Bool = true) {
    let day = entry.at.day
    let reminds = reminds && entry.reminder != nil
    switch entry.content {
    case .unreadable:
      summary = say("Can’t read the brew log")
      shortLines = [say("Nothing was changed."), say("“brewlog status” says why.")].map(\.directed)
    case .streak(let streak):
      summary = reminds ? streak.reminder : streak.headline
      shortLines = [streak.dots, streak.standing, streak.done].compactMap(\.self?.directed)
      since = streak.since?.directed
    case .days(let entry):
      summary = entry.tracker.titled(entry.days.asDays)
      let question = reminds ? [say("Still going today?")] : []
      shortLines = (entry.lines(today: day) + question).map(\.directed)
    case .count(let entry):
      summary = entry.tracker.titled(entry.inWords)
      let hint = reminds && entry.rules.target == nil ? [say("Nothing today yet.")] : []
      shortLines = (entry.lines + hint).map(\.directed)
    }
  }

  /// The words for a press that could not be carried out, over what still holds.
  public init(failed intent: String, because reason: String) {
    // Translators: %1 are the words on a button.
    summary = say("\(intent) did not work")
    shortLines = [reason.directed]
  }
}

extension StreakEntry {
  fileprivate var headline: String {
    tracker.titled(streak.length == 0 ? say("No streak yet") : length)
  }

  /// The headline where what there is ends with today.
  fileprivate var reminder: String {
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

  fileprivate var since: String? {
    // Translators: %1 is a date without its year.
    streak.since.map { say("since \($0.inWords)") }
  }

  /// The last seven days, oldest first.
  fileprivate var dots: String {
    week.map(\.dot).joined(separator: " ")
  }

  /// How today stands, in a sentence.
  fileprivate var standing: String {
    if let thisWeek { return standing(of: thisWeek) }
    let target = rules.target
    switch today {
    case .done:
      if logsToday < 2 { return say("Today is done.") }
      // Translators: %1 is a number and what is counted, such as 2 brews.
      return say("Today is done, \(tracker.counting(logsToday)).")
    case .skipped: return say("Today is skipped.")
    case .open: break
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
  fileprivate var done: String? {
    recent == .skip && thisWeek == nil && today == .skipped ? nil : recent?.answer
  }
}

extension DayMark {
  fileprivate var dot: String {
    switch self {
    case .open: return "○"
    case .done: return "●"
    case .skipped: return "–"
    }
  }
}

extension Brew {
  /// What was logged: `Espresso, 4 of 5`; nil where nothing was said of it.
  public var inWords: String? {
    let most = Rating.range.upperBound
    guard let rating else { return method?.description }
    // Translators: How good it was, such as 4 of 5.
    guard let method else { return say("\(rating.points) of \(most)") }
    // Translators: How a coffee was made and how good it was: Espresso, 4 of 5.
    return say("\(method), \(rating.points) of \(most)")
  }
}

extension Event.Kind {
  /// What was done, without the end of the sentence: `Logged: Espresso, 4 of 5`, or `Logged`.
  public var deed: String {
    switch self {
    case .log(let brew): return brew.inWords.map { say("Logged: \($0)") } ?? say("Logged")
    case .reset: return say("The streak was reset")
    case .skip: return say("The day was skipped")
    case .add(let number) where number < 0: return say("Took away \(number.magnitude)")
    case .add(let number): return say("Added \(number)")
    case .set(let number): return say("Set to \(number)")
    case .undo: return say("Taken back")
    }
  }

  /// What a card says after it.
  var answer: String {
    // Translators: What was done, with the end of the sentence.
    say("\(deed).")
  }
}

extension Day {
  /// The date without its year: `24 November`.
  public var inWords: String {
    switch month {
    case 1: return say("\(dayOfMonth) January")
    case 2: return say("\(dayOfMonth) February")
    case 3: return say("\(dayOfMonth) March")
    case 4: return say("\(dayOfMonth) April")
    case 5: return say("\(dayOfMonth) May")
    case 6: return say("\(dayOfMonth) June")
    case 7: return say("\(dayOfMonth) July")
    case 8: return say("\(dayOfMonth) August")
    case 9: return say("\(dayOfMonth) September")
    case 10: return say("\(dayOfMonth) October")
    case 11: return say("\(dayOfMonth) November")
    default: return say("\(dayOfMonth) December")
    }
  }
}
