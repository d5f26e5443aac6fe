import BrewCore
import BrewStore
import Speech

/// What `status` says of a tracker.
struct StatusFacts {
  let tracker: Tracker
  let revision: Int64
  let timeline: Timeline
  let undo: (name: String, until: String)?

  /// A line for each fact.
  var lines: [String] {
    let title =
      tracker.id == .brew ? [] : [say("tracker: \(tracker.id), \(tracker.kind.noun)")]
    let archived = tracker.isArchived ? [say("archived: yes")] : []
    return title + archived + own + [
      say("revision: \(revision)"), say("next refresh: \(timeline.nextRefresh)"),
      undo.map { say("undo: \($0.name), until \($0.until)") } ?? say("undo: nothing"),
    ]
  }

  /// The same for programs.
  var json: JSONValue {
    let offer = undo.map {
      JSONValue.object([("intent", .text($0.name)), ("until", .text($0.until))])
    }
    let common: [JSONValue.Field] = [
      ("tracker", JSONValue(tracker.id)), ("name", JSONValue(tracker.name)),
      ("kind", .text(tracker.kind.rawValue)), ("archived", .bool(tracker.isArchived)),
    ]
    return .object(
      common + ownFields + [
        ("revision", .integer(revision)), ("next_refresh", JSONValue(timeline.nextRefresh)),
        ("undo", offer ?? .null),
      ])
  }

  /// What its kind has of its own.
  private var own: [String] {
    switch timeline.current.content {
    case .unreadable: return []
    case .streak(let entry):
      return [
        entry.streak.since.map { say("streak: \(entry.length) since \($0)") }
          ?? say("streak: \(entry.length)")
      ] + entry.pastStreak + [
        say("best: \(entry.best)"), say("today: \(entry.standing)"),
      ] + entry.week + [
        say("flame: \(entry.flame.word)")
      ] + lastMethod(entry)
    case .days(let entry):
      return [say("days: \(entry.days) since \(entry.since)"), say("best: \(entry.best)")]
    case .count(let entry):
      guard let target = entry.rules.target else {
        return [say("count: \(entry.count)"), say("target: none")]
      }
      return [
        say("count: \(entry.count)"),
        entry.isReached ? say("target: \(target), reached") : say("target: \(target), open"),
      ]
    }
  }

  /// A line, unless there is no method to choose.
  private func lastMethod(_ entry: StreakEntry) -> [String] {
    if let method = entry.lastMethod { return [say("last method: \(method)")] }
    return tracker.methods.isEmpty ? [] : [say("last method: none")]
  }

  private var ownFields: [JSONValue.Field] {
    let flame = JSONValue.text(timeline.current.flame.rawValue)
    switch timeline.current.content {
    case .unreadable: return []
    case .streak(let entry):
      return [
        ("streak", JSONValue(entry.streak.length)), ("best", JSONValue(entry.best)),
        ("since", JSONValue(entry.streak.since)), ("ended", entry.past?.json ?? .null),
        ("logged_today", .bool(entry.logsToday > 0)),
        ("logs_today", JSONValue(entry.logsToday)), ("target", JSONValue(entry.rules.target)),
        ("today", .text(entry.today.rawValue)), ("week", entry.thisWeek?.json ?? .null),
        ("flame", flame), ("last_method", JSONValue(entry.lastMethod)),
      ]
    case .days(let entry):
      return [
        ("days", JSONValue(entry.days)), ("best", JSONValue(entry.best)),
        ("since", JSONValue(entry.since)), ("flame", flame),
      ]
    case .count(let entry):
      return [
        ("count", JSONValue(entry.count)), ("target", JSONValue(entry.rules.target)),
        ("reached", .bool(entry.isReached)), ("flame", flame),
      ]
    }
  }
}

extension WeekStanding {
  fileprivate var json: JSONValue {
    .object([("done", JSONValue(done)), ("target", JSONValue(target))])
  }
}

extension PastStreak {
  fileprivate var json: JSONValue {
    .object([("streak", JSONValue(length)), ("on", JSONValue(end))])
  }
}

extension StreakEntry {
  /// A line on the last streak, where there is none now.
  fileprivate var pastStreak: [String] {
    guard let past else { return [] }
    let length = thisWeek == nil ? "\(past.length)" : past.length.asWeeks
    // Translators: %1 is the length of a streak that is over, such as 120 or 3 weeks, %2 a date.
    return [say("ended: \(length) on \(past.end)")]
  }

  /// `3`, or `3 weeks` where those are counted.
  fileprivate var length: String {
    thisWeek == nil ? "\(streak.length)" : streak.length.asWeeks
  }

  /// A line on how the week stands, where weeks are counted.
  fileprivate var week: [String] {
    guard let thisWeek else { return [] }
    let (done, target) = (thisWeek.done, thisWeek.target)
    return [
      thisWeek.isReached
        ? say(
          target, one: "this week: done, \(done) of 1 day",
          other: "this week: done, \(done) of \(target) days")
        : say(
          target, one: "this week: open, \(done) of 1 day",
          other: "this week: open, \(done) of \(target) days")
    ]
  }

  /// How today stands: `open`, `done, 2`, or `open, 2 of 3` where there is a target.
  fileprivate var standing: String {
    switch today {
    case .done: return say("done, \(logsToday)")
    case .open where rules.target > 1: return say("open, \(logsToday) of \(rules.target)")
    case .open, .ahead: return say("open")
    case .skipped: return say("skipped")
    }
  }
}
