/// The weeks in a row in which as many days were done as have to be, as of a day.
///
/// The running week counts once it has them, and ends nothing before it is over. A week that falls short
/// by no more days than were skipped neither counts nor ends the streak.
struct Weeks {
  let streak: Streak
  /// The longest ever.
  let best: Int
  /// How the running week stands.
  let standing: WeekStanding
  /// The first day of the running week.
  let start: Day

  /// The weeks as of a day, which may be later than `today`, where a day needs `target` logs. `days` are the
  /// logged days since the last reset, newest first, reaching a week back.
  init(
    _ known: WeekStreaks, days: [LoggedDay], asOf day: Day, today: Day, target: Int,
    rules: WeekRules
  ) {
    let start = day.startOfWeek(on: rules.start)
    let end = start.advanced(by: 6)
    let logged = days.filter { (start...end).contains($0.day) }
    let done = logged.filter { $0.brews >= target }
    let skipped = logged.filter { $0.brews < target && $0.isSkipped }
    let settled = (done + skipped).filter { $0.day > today }.count
    standing = WeekStanding(
      done: done.count, skipped: skipped.count, target: rules.days,
      left: end.number + 1 - max(start, today).number - settled)
    let last = known.ending[start.advanced(by: -1)] ?? .none
    streak =
      standing.isReached
      ? Streak(length: last.length + 1, since: last.since ?? done.last?.day ?? day) : last
    best = max(known.best, streak.length)
    self.start = start
  }
}
