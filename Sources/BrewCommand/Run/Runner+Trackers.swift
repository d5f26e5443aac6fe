import BrewCore
import BrewHost
import BrewStore
import Speech

/// What is done about trackers themselves.
extension Runner {
  func edit(_ command: TrackerCommand) throws {
    switch command {
    case .list(let asJSON): try printTrackers(asJSON: asJSON)
    case .show(let id, let asJSON):
      let tracker = try store().trackers().named(id ?? self.tracker)
      if asJSON { return try output.raw("\(JSONValue.object(tracker.fields))\n") }
      for line in tracker.lines { try output.line(line) }
    case .add(let new): try add(new)
    case .rename(let id, let name):
      let id = try edit(id) { try $0.renaming($1.id, to: name) }
      try output.line(say("\(id) is called \(name)."))
    case .archive(let id):
      let id = try edit(id) { try $0.archiving($1.id, true) }
      try output.line(say("\(id) is archived."))
    case .restore(let id):
      let id = try edit(id) { try $0.archiving($1.id, false) }
      try output.line(say("\(id) is in use."))
    case .card(let id, let choice):
      let id = try edit(id) { try $0.showing($1.id, choice.hasCard) }
      try output.line(choice.sentence(on: id))
    }
  }

  /// Lets all weeks start as a value of the setting says, for good: `locale` too, which otherwise leaves them
  /// as they are.
  func startWeeks(as value: String) throws {
    var settings = Settings()
    try SettingKey.weekStart.set(value, in: &settings)
    let store = try Store(with: settings)
    try store.startWeeks(on: store.weekStart.day)
  }

  /// Changes a tracker, as `decide` makes it of all and of the one that is meant. The result is its own
  /// identifier, however it was typed.
  func edit(
    _ typed: Tracker.ID, _ decide: ([Tracker], Tracker) throws -> Tracker?
  ) throws -> Tracker.ID {
    var id = typed
    try store().edit { present in
      let tracker = try present.named(typed)
      id = tracker.id
      return try decide(present, tracker)
    }
    return id
  }

  private func add(_ new: NewTracker) throws {
    let rules = try rules(new.rules)
    var made: Tracker?
    let store = try self.store()
    try store.edit { present in
      var tracker = try present.adding(
        new.name, rules: rules, label: new.label, unit: new.unit)
      if tracker.weekStart != nil {
        let others = present.lazy.compactMap(\.weekStart).first
        tracker = tracker.startingWeeks(
          on: store.weekStart.chosen ?? others ?? store.weekStart.day)
      }
      made = tracker
      return made
    }
    guard let made else { return }
    try output.line(say("Added \(made.id), a \(made.kind.noun)."))
    let verb = made.kind.verbs.first?.rawValue ?? ""
    try output.line("brewlog \(verb) --tracker \(made.id.argument)")
  }

  private func rules(_ new: NewTracker.Rules) throws -> Tracker.Rules {
    let now = clock.now
    switch new {
    case .daily(let rules): return .daily(rules)
    case .count(let rules): return .count(rules)
    case .clean(let since):
      let start = try since.map { try WhenParser(clock: clock, now: now).moment($0) } ?? now
      guard start.instant <= now.instant else { throw IntentError.inTheFuture(start, now: now) }
      return .clean(since: start.day)
    }
  }

  private func printTrackers(asJSON: Bool) throws {
    let trackers = try store().trackers()
    if asJSON { return try output.json(trackers.map { .object($0.fields) }) }
    for tracker in trackers {
      let (id, name, kind) = (tracker.id, tracker.called, tracker.kind.noun)
      try output.line(
        tracker.isArchived
          ? say("\(id): \(name), \(kind), archived") : say("\(id): \(name), \(kind)"))
    }
  }
}

extension Tracker {
  /// A line for each property.
  fileprivate var lines: [String] {
    var lines = [
      say("id: \(id)"), say("name: \(called)"), say("kind: \(kind.rawValue)"),
      say("button: \(buttonLabel)"),
    ]
    if let unit { lines.append(say("unit: \(unit.text)")) }
    switch rules {
    case .daily(let rules):
      if !rules.methods.isEmpty {
        lines.append(say("methods: \(rules.methods.map(\.isolated).joined(separator: ", "))"))
      }
      lines.append(say("target: \(rules.target) a day"))
      if let weeks = rules.weeks {
        lines.append(say("days a week: \(weeks.days)"))
        // Translators: %1 is a word such as monday, which stays as it is.
        lines.append(say("weeks start on: \(weeks.start.rawValue)"))
      }
    case .clean(let since): lines.append(say("since: \(since)"))
    case .count(let rules):
      lines += [
        say("start: \(rules.start)"),
        rules.target.map { say("target: \($0)") } ?? say("target: none"),
        rules.goesBelowZero ? say("below zero: yes") : say("below zero: no"),
      ]
    }
    let times = reminders.map { "\($0.time) \($0.days)" }.joined(separator: "; ")
    return lines + [
      say("card: \(CardChoice(hasCard).rawValue)"),
      times.isEmpty ? say("reminders: none") : say("reminders: \(times)"),
      isArchived ? say("archived: yes") : say("archived: no"),
    ]
  }

  /// The same as fields of an object; what its kind has not is left out.
  fileprivate var fields: [JSONValue.Field] {
    let common: [JSONValue.Field] = [
      ("id", JSONValue(id)), ("name", JSONValue(name)), ("kind", .text(kind.rawValue)),
      ("button", .text(label?.description ?? buttonLabel)), ("unit", JSONValue(unit?.text)),
    ]
    return common + rules.fields + [
      ("card", .text(CardChoice(hasCard).rawValue)), ("archived", .bool(isArchived)),
    ]
  }
}

extension Tracker.Rules {
  fileprivate var fields: [JSONValue.Field] {
    switch self {
    case .daily(let rules):
      return [
        ("target", JSONValue(rules.target)), ("days_a_week", JSONValue(rules.weeks?.days)),
        ("weeks_start_on", JSONValue(rules.weeks?.start.rawValue)),
      ]
    case .clean(let since): return [("since", JSONValue(since))]
    case .count(let rules):
      return [
        ("start", JSONValue(rules.start)), ("target", JSONValue(rules.target)),
        ("below_zero", .bool(rules.goesBelowZero)),
      ]
    }
  }
}

extension CardChoice {
  fileprivate func sentence(on id: Tracker.ID) -> String {
    switch self {
    case .on: return say("\(id) has a card from login on.")
    case .off: return say("\(id) has a card only when it is asked for, pressed, or reminds.")
    case .usual: return say("\(id) has a card from login on if it is the tracker that is set.")
    }
  }
}
