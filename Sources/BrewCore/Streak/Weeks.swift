/// The weeks in a row in which as many days were done as have to be.
///
/// The running week counts once it has them, and ends nothing before it is over. A week that falls short
/// by no more days than were skipped neither counts nor ends the streak.
struct Weeks {
  private(set) var streak = Streak.none
  private(set) var best = 0
  /// How the running week stands.
  private(set) var standing: WeekStanding

  /// The weeks as of `today`. `days` are the logged days since the last reset, newest first; days later
  /// than today count as today.
  init(of days: [LoggedDay], today: Day, rules: DailyRules, startingOn first: Weekday) {
    let target = rules.daysAWeek ?? DailyRules.week.upperBound
    let running = today.startOfWeek(on: first)
    var (done, skipped) = (0, 0)
    var last: Day?
    for week in Weeks.groups(of: days, today: today, rules, first) {
      if let last, week.start.number - last.number > 7 { streak = .none }
      last = week.start
      if week.done >= target {
        streak = Streak(length: streak.length + 1, since: streak.since ?? week.first)
        best = max(best, streak.length)
      } else if week.done + week.skipped < target, week.start < running {
        streak = .none
      }
      if week.start == running { (done, skipped) = (week.done, week.skipped) }
    }
    if let last, running.number - last.number > 7 { streak = .none }
    standing = WeekStanding(
      done: done, skipped: skipped, target: target, left: running.number + 7 - today.number)
  }

  private struct Group {
    let start: Day
    /// Its first day that is done.
    var first: Day?
    var done = 0
    var skipped = 0
  }

  /// The weeks that have a day, oldest first.
  private static func groups(
    of days: [LoggedDay], today: Day, _ rules: DailyRules, _ first: Weekday
  ) -> [Group] {
    let present = days.prefix { $0.day >= today }
    let now = [(today, present.map(\.brews).reduce(0, +), present.contains(where: \.isSkipped))]
    let before = days.dropFirst(present.count).reversed().map { ($0.day, $0.brews, $0.isSkipped) }
    var groups: [Group] = []
    for (day, brews, isSkipped) in before + now {
      let start = day.startOfWeek(on: first)
      var group = groups.last?.start == start ? groups.removeLast() : Group(start: start)
      if brews >= rules.target {
        group.done += 1
        group.first = group.first ?? day
      } else if isSkipped {
        group.skipped += 1
      }
      groups.append(group)
    }
    return groups
  }
}
