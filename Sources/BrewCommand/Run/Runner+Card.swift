import BrewCore

extension Runner {
  func printCard() throws {
    let now = clock.now
    let (store, tracker) = try target()
    let snapshot = try store.snapshot(of: tracker, now: now)
    let timeline = Timeline(of: snapshot, now: now, calendar: clock)
    for line in timeline.current.card { try output.line(line) }
  }
}
