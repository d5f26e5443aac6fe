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

  /// The weeks as of `today`, where a day needs `target` logs. `days` are the logged days since the last
  /// reset, newest first, reaching a week back; days later than today count as today.
  init(
    _ known: WeekStreaks, days: [LoggedDay], today: Day, target: Int, rules: WeekRules
  ) {
    let start = today.startOfWeek(on: rules.start)
    let present = days.prefix { $0.day >= today }
    let before = days.dropFirst(present.count).prefix { $0.day >= start }
    let isDone = present.map(\.brews).reduce(0, +) >= target
    let isSkipped = !isDone && present.contains(where: \.isSkipped)
    let done = before.filter { $0.brews >= target }
    let skipped = before.filter { $0.brews < target && $0.isSkipped }
    standing = WeekStanding(
      done: done.count + (isDone ? 1 : 0), skipped: skipped.count + (isSkipped ? 1 : 0),
      target: rules.days, left: start.number + 7 - today.number)
    let last = known.ending[start.advanced(by: -1)] ?? .none
    streak =
      standing.isReached
      ? Streak(length: last.length + 1, since: last.since ?? done.last?.day ?? today) : last
    best = max(known.best, streak.length)
  }
}
