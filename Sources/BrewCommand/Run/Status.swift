import BrewCore
import BrewStore

extension Runner {
  func printStatus(asJSON: Bool) throws {
    let now = clock.now
    let store = try self.store()
    let snapshot = try store.snapshot(of: tracker, now: now)
    let timeline = Timeline(of: snapshot, now: now, calendar: clock)
    guard case .streak(let entry) = timeline.current.content else { return }
    let undo = entry.undo.map { (intent: $0.event.kind.name, until: clock.moment(at: $0.until)) }
    if asJSON {
      let offer = try undo.map {
        try store.json(["intent": .text($0.intent), "until": .text("\($0.until)")])
      }
      try output.raw(
        try store.json([
          "tracker": .text(entry.tracker.id.description),
          "kind": .text(entry.tracker.kind.rawValue),
          "streak": .integer(Int64(entry.streak.length)),
          "best": .integer(Int64(entry.best)),
          "since": entry.streak.since.map { .text("\($0)") } ?? .null,
          "logged_today": .bool(entry.logsToday > 0),
          "logs_today": .integer(Int64(entry.logsToday)),
          "flame": .text(entry.flame.rawValue),
          "last_method": entry.lastMethod.map { .text("\($0)") } ?? .null,
          "revision": .integer(entry.revision),
          "next_refresh": .text("\(timeline.nextRefresh)"),
          "undo": offer.map { .json($0) } ?? .null,
        ]) + "\n")
    } else {
      let since = entry.streak.since.map { " since \($0)" } ?? ""
      try output.line("streak: \(entry.streak.length)\(since)")
      try output.line("best: \(entry.best)")
      try output.line("today: \(entry.logsToday == 0 ? "open" : "done, \(entry.logsToday)")")
      try output.line("flame: \(entry.flame.word)")
      try output.line("last method: \(entry.lastMethod?.description ?? "none")")
      try output.line("revision: \(entry.revision)")
      try output.line("next refresh: \(timeline.nextRefresh)")
      try output.line("undo: \(undo.map { "\($0.intent), until \($0.until)" } ?? "nothing")")
    }
  }
}
