/// What of its rules is asked for without looking at its kind.
extension Tracker {
  /// The methods that are offered before a person has used any; the first one is the usual.
  public var methods: [Method] {
    guard case .daily(let rules) = rules else { return [] }
    return rules.methods
  }

  /// The methods to choose from, each once: those that were used, most recent first, before those it
  /// begins with. Of those that differ only in case, or in how an é is composed, it has the first.
  public func methods(after used: some Collection<Method>) -> [Method] {
    (used + methods).withoutRepetitions
  }

  /// The day on which its weeks start; nil if it counts none.
  public var weekStart: Weekday? {
    guard case .daily(let rules) = rules else { return nil }
    return rules.weeks?.start
  }

  /// The same with weeks that start on a day, if it counts any.
  public func startingWeeks(on day: Weekday) -> Tracker {
    guard case .daily(var rules) = rules else { return self }
    rules.weeks?.start = day
    var tracker = self
    tracker.rules = .daily(rules)
    return tracker
  }
}
