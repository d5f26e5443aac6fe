/// The words on a card: the same on every surface.
public struct CardText: Hashable, Sendable {
  /// The one line that matters, such as "7 day streak".
  public let summary: String
  /// The lines under it, plain text without markup; short, since some servers cut off what is wider
  /// than 27 letters or longer than four lines.
  public let lines: [String]

  /// The words for an entry; the short ones leave out the first day, to have room for one line more.
  /// Where there is something to be reminded of they say so, unless they are not to.
  public init(_ entry: Entry, isShort: Bool = false, reminds: Bool = true) {
    let day = entry.at.day
    let reminds = reminds && entry.reminder != nil
    switch entry.content {
    case .unreadable:
      summary = "Can’t read the brew log"
      lines = ["Nothing was changed.", "“brewlog status” says why."]
    case .streak(let streak):
      summary = reminds ? streak.reminder : streak.headline
      let since = isShort ? nil : streak.since
      lines = [since, streak.dots, streak.standing, streak.done].compactMap(\.self)
    case .days(let entry):
      summary = entry.tracker.titled(entry.days.asDays)
      lines = entry.lines(today: day) + (reminds ? ["Still going today?"] : [])
    case .count(let entry):
      summary = entry.tracker.titled(entry.inWords)
      lines = entry.lines + (reminds && entry.rules.target == nil ? ["Nothing today yet."] : [])
    }
  }

  /// The words for a press that could not be carried out, over what still holds.
  public init(failed intent: String, because reason: String) {
    summary = "\(intent) did not work"
    lines = [reason]
  }
}

extension StreakEntry {
  fileprivate var headline: String {
    tracker.titled(streak.length == 0 ? "No streak yet" : "\(streak.length) \(unit) streak")
  }

  /// The headline where what there is ends with today.
  fileprivate var reminder: String {
    guard needsToday, streak.length > 0 else { return headline }
    return tracker.titled("\(streak.length) \(unit) streak ends tonight")
  }

  private var unit: String { thisWeek == nil ? "day" : "week" }

  fileprivate var since: String? {
    streak.since.map { "since \($0.inWords)" }
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
      return logsToday > 1 ? "Today is done, \(tracker.counting(logsToday))." : "Today is done."
    case .skipped: return "Today is skipped."
    case .open: break
    }
    if target > 1, logsToday > 0 || streak.length > 0 { return "\(logsToday) of \(target) today." }
    if target > 1 { return "\(tracker.counting(target)) light the flame." }
    if streak.length > 0 { return "Today is still open." }
    return "\(tracker.id == .brew ? "A brew" : "A log") lights the flame."
  }

  private func standing(of week: WeekStanding) -> String {
    if week.isReached {
      let more = week.done > week.target ? ", \(week.done.asDays)" : ""
      return "This week is done\(more)."
    }
    if today == .skipped { return "Skipped, \(week.done) of \(week.target) this week." }
    if today == .open, rules.target > 1, logsToday > 0 {
      return "\(logsToday) of \(rules.target) today, \(week.done) of \(week.target.asDays)."
    }
    return "\(week.done) of \(week.target.asDays) this week."
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
  /// What was logged: `Espresso, 4 of 5`.
  public var inWords: String {
    "\(method), \(rating.points) of \(Rating.range.upperBound)"
  }
}

extension Event.Kind {
  /// What was done, without the end of the sentence: `Logged: Espresso, 4 of 5`.
  public var deed: String {
    switch self {
    case .log(let brew): return "Logged: \(brew.inWords)"
    case .reset: return "The streak was reset"
    case .skip: return "The day was skipped"
    case .add(let number) where number < 0: return "Took away \(number.magnitude)"
    case .add(let number): return "Added \(number)"
    case .set(let number): return "Set to \(number)"
    case .undo: return "Taken back"
    }
  }

  /// What a card says after it.
  var answer: String { "\(deed)." }
}

extension Day {
  /// The date without its year: `24 November`.
  public var inWords: String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return "\(dayOfMonth) \(months[month - 1])"
  }
}
