extension Tracker {
  /// The words with the name after them, unless it goes without saying.
  func titled(_ words: String) -> String {
    name == Tracker.brew.name ? words : "\(words) · \(name)"
  }

  /// A number of what it counts.
  func counting(_ number: Int) -> String {
    if let unit { return unit.counting(number) }
    return kind == .daily ? "\(number) \(number == 1 ? "log" : "logs")" : "\(number)"
  }

  /// The words on the button of its first verb.
  public var buttonLabel: String {
    if let label { return label.description }
    switch kind {
    case .daily: return "Log"
    case .clean: return "Reset"
    case .count: return "Add one"
    }
  }
}

extension Int {
  /// `1 week`, `2 weeks`.
  public var asWeeks: String { self == 1 ? "1 week" : "\(self) weeks" }

  /// `1 day`, `2 days`.
  public var asDays: String { self == 1 ? "1 day" : "\(self) days" }
}

extension DaysEntry {
  /// The lines under the number.
  func lines(today: Day) -> [String] {
    let year = since.year == today.year ? "" : " \(since.year)"
    let longest = best > days ? "Longest: \(best.asDays)." : nil
    return ["since \(since.inWords)\(year)", longest, recent?.answer].compactMap(\.self)
  }
}

extension CountEntry {
  /// `3 glasses`.
  var inWords: String { tracker.counting(count) }

  /// How much of the target is reached; all of it where there is none.
  var percentage: Int {
    guard let target = rules.target else { return 100 }
    return Swift.max(0, Swift.min(100, count * 100 / target))
  }

  /// The lines under the number.
  var lines: [String] {
    let goal = rules.target.map { target in
      isReached ? "Target: \(target), reached." : "Target: \(target), \(target - count) to go."
    }
    return [goal, recent?.answer].compactMap(\.self)
  }
}
