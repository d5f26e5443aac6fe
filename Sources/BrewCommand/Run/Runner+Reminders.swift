import BrewCore
import BrewHost
import BrewStore
import Speech

/// What is done about reminders.
extension Runner {
  func remind(_ command: RemindCommand) throws {
    switch command {
    case .add(let second, let days):
      let reminder = Reminder(second: second, days: days, since: clock.now.instant)
      let id = try edit(tracker) { present, tracker in
        guard !tracker.isArchived else { throw IntentError.archived(tracker.id) }
        return try present.adding(reminder, to: tracker.id)
      }
      try output.line(say("\(id) reminds at \(reminder)."))
    case .remove(let second):
      let id = try edit(tracker) { try $0.removingReminder(at: second, of: $1.id) }
      try output.line(say("\(id) no longer reminds at \(TimeOfDay(second: second))."))
    case .list(let asJSON): try printReminders(asJSON: asJSON)
    }
  }

  /// A line or an object for each, of all trackers unless one is given.
  private func printReminders(asJSON: Bool) throws {
    let trackers = try store().trackers()
    let asked = try chosen.map { [try trackers.named($0)] } ?? trackers
    let found = asked.flatMap { tracker in tracker.reminders.map { (tracker, $0) } }
    if asJSON {
      return try output.json(found.map { $1.json(of: $0) })
    }
    for (tracker, reminder) in found {
      let words = reminder.description
      try output.line(
        tracker.isArchived
          ? say("\(tracker.id): \(words); archived") : say("\(tracker.id): \(words)"))
    }
  }

  /// Keeps this desktop quiet until the next day starts, or not.
  func quiet(_ operation: Command.Switch) throws {
    let state = DeskState()
    let now = clock.now
    switch operation {
    case .on: try state.keepQuiet(on: now.day)
    case .off: try state.keepQuiet(on: nil)
    case .status: break
    }
    let tomorrow = Timeline(of: nil, now: now, calendar: clock).nextRefresh
    // The first word is for programs.
    let isQuiet = state.quietDay == now.day
    try output.line(
      isQuiet ? "on: \(say("no reminder and no popup until \(tomorrow)"))" : "off")
  }
}

extension Reminder {
  fileprivate func json(of tracker: Tracker) -> JSONValue {
    let names = Weekday.allCases.filter(days.contains).map { JSONValue.text($0.rawValue) }
    return .object([
      ("tracker", JSONValue(tracker.id)), ("time", .text(time)), ("days", .array(names)),
    ])
  }
}
