import BrewCore

extension Store {
  /// Lets the weeks of all trackers that count them start on a day, and counts them anew where they started on
  /// another. Throws ``StoreError``.
  public func startWeeks(on day: Weekday) throws {
    guard try trackers().contains(where: { $0.weekStart ?? day != day }) else { return }
    try transaction(.immediate) { try $0.startWeeks(on: day) }
    announce()
  }
}

extension Connection {
  /// Lets all weeks start on a day, and counts those anew that started on another, in one change of the store.
  func startWeeks(on day: Weekday) throws {
    let others = try trackers().filter { $0.weekStart ?? day != day }
    if others.isEmpty { return }
    let revision = try revision(after: revision())
    for tracker in others {
      let changed = tracker.startingWeeks(on: day)
      try write(changed, revision: revision)
      try LoggedWeeks(of: changed, on: self)?.make()
    }
  }
}
