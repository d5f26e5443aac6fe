extension Snapshot {
  /// True if there is something to be reminded of: a day that is open, a clean day, a count that has not
  /// reached its target, or has none and was not changed today.
  func asks(with content: Entry.Content, at moment: Moment) -> Bool {
    switch content {
    case .streak(let streak): return streak.isOpen
    case .days(let entry): return entry.since != moment.day
    case .count(let entry):
      return entry.rules.target == nil ? undoable?.at.day != moment.day : !entry.isReached
    case .unreadable: return false
    }
  }
}
