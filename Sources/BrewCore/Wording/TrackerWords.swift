import Speech

extension Tracker {
  /// The words with the name after them, unless it goes without saying.
  func titled(_ words: String) -> String {
    // Translators: %1 is a number or a streak, %2 the name that a person gave to what is kept.
    name == Tracker.brew.name ? words : say("\(words) · \(name)")
  }

  /// What a person calls it; daily brews, which nobody named, are called so in the person's language.
  public var called: String { name == Tracker.brew.name ? say("Brews") : name.description }

  /// A number of what it counts.
  func counting(_ number: Int) -> String {
    if id == .brew, unit == Tracker.brew.unit {
      return say(number, one: "1 brew", other: "\(number) brews")
    }
    if let unit { return unit.counting(number) }
    return kind == .daily ? say(number, one: "1 log", other: "\(number) logs") : "\(number)"
  }

  /// The words on the button of its first verb.
  public var buttonLabel: String {
    if id == .brew, label == Tracker.brew.label { return say("Log a brew") }
    if let label { return label.description }
    switch kind {
    case .daily: return say("Log")
    case .clean: return say("Reset")
    case .count: return say("Add one")
    }
  }
}

extension Int {
  /// `1 week`, `2 weeks`.
  public var asWeeks: String { say(self, one: "1 week", other: "\(self) weeks") }

  /// `1 day`, `2 days`.
  public var asDays: String { say(self, one: "1 day", other: "\(self) days") }
}

extension DaysEntry {
  /// The lines under the number.
  func lines(today: Day) -> [String] {
    let start =
      since.year == today.year
      ? say("since \(since.inWords)")
      // Translators: %1 is a date, %2 its year.
      : say("since \(since.inWords) \(since.year)")
    let longest = best > days ? say("Longest: \(best.asDays).") : nil
    return [start, longest, recent?.answer].compactMap(\.self)
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
      isReached
        ? say("Target: \(target), reached.") : say("Target: \(target), \(target - count) to go.")
    }
    return [goal, recent?.answer].compactMap(\.self)
  }
}
