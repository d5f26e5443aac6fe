import BrewCore
import BrewStore

/// What `status` says of a tracker.
struct StatusFacts {
  let tracker: Tracker
  let revision: Int64
  let timeline: Timeline
  let undo: (name: String, until: String)?

  /// A line for each fact.
  var lines: [String] {
    let title = tracker.id == .brew ? [] : ["tracker: \(tracker.id), \(tracker.kind.noun)"]
    return title + own + [
      "revision: \(revision)", "next refresh: \(timeline.nextRefresh)",
      "undo: \(undo.map { "\($0.name), until \($0.until)" } ?? "nothing")",
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
      let since = entry.streak.since.map { " since \($0)" } ?? ""
      return [
        "streak: \(entry.length)\(since)", "best: \(entry.best)", "today: \(entry.standing)",
      ] + entry.week + [
        "flame: \(entry.flame.word)", "last method: \(entry.lastMethod?.description ?? "none")",
      ]
    case .days(let entry):
      return ["days: \(entry.days) since \(entry.since)", "best: \(entry.best)"]
    case .count(let entry):
      let target = entry.rules.target.map { "\($0), \(entry.isReached ? "reached" : "open")" }
      return ["count: \(entry.count)", "target: \(target ?? "none")"]
    }
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
    let state = thisWeek.isReached ? "done" : "open"
    return ["this week: \(state), \(thisWeek.done) of \(thisWeek.target.asDays)"]
  }

  /// How today stands: `open`, `done, 2`, or `open, 2 of 3` where there is a target.
  fileprivate var standing: String {
    switch today {
    case .done: return "done, \(logsToday)"
    case .open where rules.target > 1: return "open, \(logsToday) of \(rules.target)"
    case .open, .skipped: return today.rawValue
    }
  }
}
