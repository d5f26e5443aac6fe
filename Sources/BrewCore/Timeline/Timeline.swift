/// What is to be shown from now to the next local midnight, if nothing happens in between.
public struct Timeline: Hashable, Sendable {
  /// What holds now, what changes when an undo lapses, a reminder is due or the day is late, and what
  /// holds at the next midnight, in strictly increasing time.
  public let entries: [Entry]
  /// The next local midnight, after which the timeline is to be computed anew.
  public let nextRefresh: Moment

  /// The entry that holds now.
  public var current: Entry { entries[0] }

  /// When what is shown changes next.
  public var nextChange: Instant { entries[1].at.instant }

  /// The timeline of a snapshot. A nil snapshot stands for a failed read. From `late` on, today asks for
  /// attention while it is not done; nil for never. `reminding` is what became of its reminders so far,
  /// nil where none are shown.
  public init(
    of snapshot: Snapshot?, now: Moment, calendar: some CivilCalendar, lateFrom late: Moment? = nil,
    reminding: Reminding? = nil
  ) {
    let midnight = calendar.midnight(after: now)
    nextRefresh = midnight
    // The newest two events may both lapse before midnight; a repeated instant is one change.
    let lapses = [snapshot?.latest, snapshot?.undoable]
      .compactMap { UndoOffer(of: $0, at: now.instant)?.until }
      .filter { $0 < midnight.instant }
    let lateness = [late?.instant].compactMap(\.self).filter {
      now.instant < $0 && $0 < midnight.instant
    }
    func content(at moment: Moment) -> Entry.Content {
      snapshot.map { Entry.Content(of: $0, at: moment) } ?? .unreadable
    }
    let reminders = ReminderSchedule(of: snapshot, reminding, on: calendar)
    let dues = (reminders?.times(on: now.day) ?? []).filter { time in
      let moment = calendar.moment(at: time)
      return now.instant < time && time < midnight.instant
        && reminders?.standing(at: moment, with: content(at: moment)) == .due
    }
    let changes = Set(lapses + lateness + dues).sorted()
    let moments = [now] + changes.map(calendar.moment(at:)) + [midnight]
    entries = moments.map { moment in
      let content = content(at: moment)
      let isLate = late.map { $0.day == moment.day && $0.instant <= moment.instant } ?? false
      return Entry(
        at: moment, content: content, isUrgent: isLate && content.needsToday,
        reminder: reminders?.standing(at: moment, with: content))
    }
  }
}

extension Entry.Content {
  /// True if something is to be done today yet.
  fileprivate var needsToday: Bool {
    guard case .streak(let streak) = self else { return false }
    return streak.needsToday
  }

  init(of snapshot: Snapshot, at moment: Moment) {
    let recent = UndoOffer(of: snapshot.latest, at: moment.instant)?.event.kind
    let undo = UndoOffer(of: snapshot.undoable, at: moment.instant)
    switch snapshot.tracker.rules {
    case .daily(let rules):
      self = .streak(StreakEntry(of: snapshot, rules, at: moment))
    case .clean(let first):
      let since = snapshot.lastSlip ?? first
      let days = max(0, moment.day.number - since.number)
      self = .days(
        DaysEntry(
          revision: snapshot.revision, tracker: snapshot.tracker, days: days, since: since,
          best: max(snapshot.best, days), recent: recent, undo: undo))
    case .count(let rules):
      self = .count(
        CountEntry(
          revision: snapshot.revision, tracker: snapshot.tracker, rules: rules,
          count: snapshot.count, recent: recent, undo: undo))
    }
  }
}

extension StreakEntry {
  init(of snapshot: Snapshot, _ rules: DailyRules, at moment: Moment) {
    let (today, days) = (moment.day, snapshot.days)
    let asOf = moment.asOf(days, target: rules.target).day
    // They are few: to look through them costs less than a dictionary.
    func mark(_ day: Day) -> DayMark {
      let logged = days.first { $0.day == day }
      if let logged, logged.brews >= rules.target { return .done }
      return logged?.isSkipped == true ? .skipped : day > today ? .ahead : .open
    }
    let week = (-6...0).map { mark(today.advanced(by: $0)) }
    var streak = Streak.current(days: days, now: moment, target: rules.target)
    var (best, thisWeek, weekDays) = (snapshot.best, WeekStanding?.none, [DayMark]?.none)
    var past = days.first { $0.day <= asOf && $0.streak.length > 0 }
      .map { PastStreak(length: $0.streak.length, end: $0.day) }
    if let weekRules = rules.weeks {
      let weeks = Weeks(
        snapshot.weeks, days: days, asOf: asOf, today: today, target: rules.target,
        rules: weekRules)
      (streak, best, thisWeek) = (weeks.streak, weeks.best, weeks.standing)
      weekDays = (0..<7).map { mark(weeks.start.advanced(by: $0)) }
      past = snapshot.weeks.last(before: weeks.start)
    }
    self.init(
      revision: snapshot.revision,
      tracker: snapshot.tracker,
      rules: rules,
      streak: streak,
      best: max(best, streak.length),
      logsToday: days.first { $0.day == today }?.brews ?? 0,
      week: week,
      lastMethod: snapshot.lastMethod,
      recent: UndoOffer(of: snapshot.latest, at: moment.instant)?.event.kind,
      undo: UndoOffer(of: snapshot.undoable, at: moment.instant),
      thisWeek: thisWeek,
      weekDays: weekDays,
      past: streak.length > 0 ? nil : past ?? snapshot.past,
      isAhead: asOf > today)
  }
}

extension CivilCalendar {
  /// The next start of a day. A clock that is set back over midnight may name one that is past.
  fileprivate func midnight(after now: Moment) -> Moment {
    let next = start(of: now.day.advanced(by: 1))
    return next.instant > now.instant ? next : start(of: now.day.advanced(by: 2))
  }
}
