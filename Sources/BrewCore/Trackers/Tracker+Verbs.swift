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
