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
    return title + own + [
      say("revision: \(revision)"), say("next refresh: \(timeline.nextRefresh)"),
      undo.map { say("undo: \($0.name), until \($0.until)") } ?? say("undo: nothing"),
    ]
  }

  /// The text of an object.
  func object(_ json: JSONWriter) throws -> String {
    let offer = try undo.map {
      try json.object([("intent", .text($0.name)), ("until", .text($0.until))])
    }
    return try json.object(
      [
        ("tracker", .text("\(tracker.id)")), ("name", .text("\(tracker.name)")),
        ("kind", .text(tracker.kind.rawValue)),
      ] + ownFields + [
        ("revision", .integer(revision)), ("next_refresh", .text("\(timeline.nextRefresh)")),
        ("undo", offer.map { .json($0) } ?? .null),
      ])
  }

  /// What its kind has of its own.
  private var own: [String] {
    switch timeline.current.content {
    case .unreadable: return []
    case .streak(let entry):
      return [
        entry.streak.since.map { say("streak: \(entry.length) since \($0)") }
          ?? say("streak: \(entry.length)"),
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

  private var ownFields: [(key: String, value: JSONValue)] {
    let flame = JSONValue.text(timeline.current.flame.rawValue)
    switch timeline.current.content {
    case .unreadable: return []
    case .streak(let entry):
      return [
        ("streak", .integer(Int64(entry.streak.length))), ("best", .integer(Int64(entry.best))),
        ("since", entry.streak.since.map { .text("\($0)") } ?? .null),
        ("logged_today", .bool(entry.logsToday > 0)),
        ("logs_today", .integer(Int64(entry.logsToday))),
        ("target", .integer(Int64(entry.rules.target))), ("today", .text(entry.today.rawValue)),
        ("week", entry.thisWeek.map { .json($0.object) } ?? .null),
        ("flame", flame),
        ("last_method", entry.lastMethod.map { .text("\($0)") } ?? .null),
      ]
    case .days(let entry):
      return [
        ("days", .integer(Int64(entry.days))), ("best", .integer(Int64(entry.best))),
        ("since", .text("\(entry.since)")), ("flame", flame),
      ]
    case .count(let entry):
      return [
        ("count", .integer(Int64(entry.count))),
        ("target", entry.rules.target.map { .integer(Int64($0)) } ?? .null),
        ("reached", .bool(entry.isReached)), ("flame", flame),
      ]
    }
  }
}

extension WeekStanding {
  /// The text of an object.
  fileprivate var object: String { "{\"done\":\(done),\"target\":\(target)}" }
}

extension StreakEntry {
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
    case .open: return say("open")
    case .skipped: return say("skipped")
    }
  }
}
