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

  /// The weeks as of `today`, where they start on `first`. `days` are the logged days since the last
  /// reset, newest first, reaching a week back; days later than today count as today.
  init(
    _ known: WeekStreaks, days: [LoggedDay], today: Day, rules: DailyRules,
    startingOn first: Weekday
  ) {
    let target = rules.daysAWeek ?? DailyRules.week.upperBound
    let start = today.startOfWeek(on: first)
    let present = days.prefix { $0.day >= today }
    let before = days.dropFirst(present.count).prefix { $0.day >= start }
    let isDone = present.map(\.brews).reduce(0, +) >= rules.target
    let isSkipped = !isDone && present.contains(where: \.isSkipped)
    let done = before.filter { $0.brews >= rules.target }
    let skipped = before.filter { $0.brews < rules.target && $0.isSkipped }
    standing = WeekStanding(
      done: done.count + (isDone ? 1 : 0), skipped: skipped.count + (isSkipped ? 1 : 0),
      target: target, left: start.number + 7 - today.number)
    let last = known.ending[start.advanced(by: -1)] ?? .none
    streak =
      standing.isReached
      ? Streak(length: last.length + 1, since: last.since ?? done.last?.day ?? today) : last
    best = max(known.best[first] ?? 0, streak.length)
  }
}
