extension Entry {
  /// Whose entry it is, nil where it could not be read.
  public var tracker: Tracker? {
    switch content {
    case .streak(let entry): return entry.tracker
    case .days(let entry): return entry.tracker
    case .count(let entry): return entry.tracker
    case .unreadable: return nil
    }
  }

  /// The revision of the store that was read, nil where it could not be.
  public var revision: Int64? {
    switch content {
    case .streak(let entry): return entry.revision
    case .days(let entry): return entry.revision
    case .count(let entry): return entry.revision
    case .unreadable: return nil
    }
  }

  /// What an undo would take back, while it is offered.
  public var undo: UndoOffer? {
    switch content {
    case .streak(let entry): return entry.undo
    case .days(let entry): return entry.undo
    case .count(let entry): return entry.undo
    case .unreadable: return nil
    }
  }

  /// The state at a glance; out where it could not be read.
  public var flame: Flame {
    switch content {
    case .streak(let entry): return entry.flame
    case .days(let entry): return Flame(streak: entry.days)
    case .count(let entry): return entry.isReached ? .onFire : entry.count == 0 ? .out : .lit
    case .unreadable: return .out
    }
  }
}
