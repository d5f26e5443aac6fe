/// What of its rules is asked for without looking at its kind.
extension Tracker {
  /// The methods that are offered before a person has used any; the first one is the usual.
  public var methods: [Method] {
    guard case .daily(let rules) = rules else { return [] }
    return rules.methods
  }

  /// The methods to choose from, each once: those that were used, most recent first, before those it
  /// begins with. To a store two may differ that read the same, as an é of one character or of two.
  public func methods(after used: some Collection<Method>) -> [Method] {
    var seen: Set<Method> = []
    return (used + methods).filter { seen.insert($0).inserted }
  }

  /// How many days a week its streak asks for; nil if that is one of days, or none.
  var daysAWeek: Int? {
    guard case .daily(let rules) = rules else { return nil }
    return rules.daysAWeek
  }
}
