import BrewCore

extension Runner {
  /// Prints the line once, also one that says that the store can't be read.
  func printBar(_ bar: Bar) throws {
    let now = clock.now
    func entry(_ snapshot: Snapshot?) -> Entry {
      Timeline(of: snapshot, now: now, calendar: clock).current
    }
    do {
      let (store, tracker) = try target()
      try output.line(bar.line(entry(store.snapshot(of: tracker, now: now))))
    } catch let error as OutputError {
      throw error
    } catch let error as TrackerError {
      throw error
    } catch {
      try output.line(bar.line(entry(nil)))
      throw error
    }
  }

  /// Prints the line, and again on every change and at midnight.
  func followBar(_ bar: Bar) throws {
    try Watch(self) { entry in
      try output.line(bar.line(entry))
      try output.flush()
    }.run()
  }
}
