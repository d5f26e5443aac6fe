import BrewCore
import BrewStore
import Speech

extension Runner {
  func printStatus(asJSON: Bool) throws {
    let (store, tracker) = try target()
    let facts = try facts(of: tracker, in: store)
    if asJSON { return try output.raw("\(facts.json)\n") }
    for line in facts.lines { try output.line(line) }
  }

  /// A line or an object for each tracker that is in use.
  func printStatusOfAll(asJSON: Bool) throws {
    let store = try self.store()
    let facts = try store.trackers().filter { !$0.isArchived }
      .map { try self.facts(of: $0.id, in: store) }
    if asJSON { return try output.json(facts.map(\.json)) }
    for facts in facts {
      try output.line("\(facts.tracker.id.isolated): \(facts.timeline.current.headline)")
    }
  }

  private func facts(of tracker: Tracker.ID, in store: Store) throws -> StatusFacts {
    let now = clock.now
    let snapshot = try store.snapshot(of: tracker, now: now)
    let timeline = Timeline(of: snapshot, now: now, calendar: clock)
    let undo = timeline.current.undo.map {
      (name: $0.event.kind.verb.rawValue, until: "\(clock.moment(at: $0.until))")
    }
    return StatusFacts(
      tracker: snapshot.tracker, revision: snapshot.revision, timeline: timeline, undo: undo)
  }
}
