extension Event {
  /// What can be done to a tracker. The raw value is what the store, JSON, the command line and the bus
  /// call it; it never changes, whatever sentences say.
  public enum Verb: String, Sendable, CaseIterable {
    case log
    case reset
    case skip
    case add
    case set
    case undo
  }
}

extension Event.Kind {
  /// What was done.
  public var verb: Event.Verb {
    switch self {
    case .log: return .log
    case .reset: return .reset
    case .skip: return .skip
    case .add: return .add
    case .set: return .set
    case .undo: return .undo
    }
  }
}

extension Tracker.Kind {
  /// The verbs that change a tracker of this kind, its first one before the others.
  public var verbs: [Event.Verb] {
    switch self {
    case .daily: return [.log, .reset, .skip, .undo]
    case .clean: return [.reset, .undo]
    case .count: return [.add, .set, .undo]
    }
  }
}
