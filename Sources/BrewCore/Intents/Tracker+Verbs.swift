import Speech

extension Tracker.Kind {
  /// The verbs that change a tracker of this kind, its first one before the others.
  public var verbs: [String] {
    switch self {
    case .daily: return ["log", "reset", "skip", "undo"]
    case .clean: return ["reset", "undo"]
    case .count: return ["add", "set", "undo"]
    }
  }

  /// What a tracker of this kind is called in a sentence.
  public var noun: String {
    switch self {
    case .daily: return say("daily streak")
    case .clean: return say("clean streak")
    case .count: return say("count")
    }
  }
}

extension Tracker {
  /// The methods that are offered before a person has used any; the first one is the usual.
  public var methods: [Method] {
    guard case .daily(let rules) = rules else { return [] }
    return rules.methods
  }

  /// How many days a week its streak asks for; nil if that is one of days, or none.
  var daysAWeek: Int? {
    guard case .daily(let rules) = rules else { return nil }
    return rules.daysAWeek
  }

  /// Throws ``IntentError`` if a number is out of range, which is that of the counts if none is given.
  func accept(_ number: Int, in range: ClosedRange<Int>? = nil) throws(IntentError) {
    guard case .count(let rules) = rules else { return }
    let accepted = range ?? rules.accepted
    guard accepted.contains(number) else { throw .outOfRange(number, accepted: accepted) }
  }
}
