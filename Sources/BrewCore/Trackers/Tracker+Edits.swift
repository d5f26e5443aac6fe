extension [Tracker] {
  /// The tracker with this identifier, or else the one whose identifier or name differs from it in
  /// case only. Throws ``TrackerError`` if there is none, or more than one.
  public func named(_ id: Tracker.ID) throws(TrackerError) -> Tracker {
    if let tracker = first(where: { $0.id == id }) { return tracker }
    let text = id.description.folded
    let alike = filter { tracker in
      [tracker.id.description, tracker.name.description].contains { $0.folded == text }
    }
    guard let tracker = alike.first else { throw .unknown(id, among: map(\.id)) }
    if alike.count > 1 { throw .notClear(id, among: alike.map(\.id)) }
    return tracker
  }

  /// A new tracker besides these. Throws ``TrackerError`` if its name is taken.
  public func adding(
    _ name: ShortText, rules: Tracker.Rules, label: ShortText? = nil, unit: CountUnit? = nil
  ) throws(TrackerError) -> Tracker {
    try check(name, of: nil)
    let id = Tracker.ID(naming: name, besides: map(\.id))
    return Tracker(id: id, name: name, rules: rules, label: label, unit: unit)
  }

  /// One of these under another name, nil if that is its name.
  /// Throws ``TrackerError`` if there is no such tracker or the name is taken.
  public func renaming(_ id: Tracker.ID, to name: ShortText) throws(TrackerError) -> Tracker? {
    var tracker = try named(id)
    try check(name, of: tracker.id)
    if tracker.name == name { return nil }
    tracker.name = name
    return tracker
  }

  /// One of these put away or taken back into use, nil if it is so already. Throws ``TrackerError``.
  public func archiving(_ id: Tracker.ID, _ isArchived: Bool) throws(TrackerError) -> Tracker? {
    var tracker = try named(id)
    if tracker.isArchived == isArchived { return nil }
    tracker.isArchived = isArchived
    return tracker
  }

  /// One of these with a card of its own from login on, or never by itself, or as usual; nil if it is so
  /// already. Throws ``TrackerError``.
  public func showing(_ id: Tracker.ID, _ hasCard: Bool?) throws(TrackerError) -> Tracker? {
    var tracker = try named(id)
    if tracker.hasCard == hasCard { return nil }
    tracker.hasCard = hasCard
    return tracker
  }

  /// One of these that asks at that time too, in place of what it asked then before.
  /// Throws ``TrackerError``.
  public func adding(
    _ reminder: Reminder, to id: Tracker.ID
  ) throws(TrackerError) -> Tracker {
    var tracker = try named(id)
    let others = tracker.reminders.filter { $0.second != reminder.second }
    tracker.reminders = (others + [reminder]).sorted { $0.second < $1.second }
    return tracker
  }

  /// One of these that no longer asks at that time. Throws ``TrackerError`` if it did not.
  public func removingReminder(
    at second: Int, of id: Tracker.ID
  ) throws(TrackerError) -> Tracker {
    var tracker = try named(id)
    guard tracker.reminders.contains(where: { $0.second == second }) else {
      throw .noReminder(at: second, of: tracker)
    }
    tracker.reminders.removeAll { $0.second == second }
    return tracker
  }

  private func check(_ name: ShortText, of id: Tracker.ID?) throws(TrackerError) {
    let text = name.description.folded
    if let owner = first(where: { $0.id != id && $0.name.description.folded == text }) {
      throw .nameTaken(name, by: owner)
    }
  }
}
