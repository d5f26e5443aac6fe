import Speech

extension Tracker {
  /// The words with the name after them, unless it goes without saying.
  func titled(_ words: String) -> String {
    // Translators: %1 is a number or a streak, %2 the name that a person gave to what is kept.
    name == Tracker.brew.name ? words : say("\(words) · \(name)")
  }

  /// What a person calls it; daily brews, which nobody named, are called so in the person's language.
  public var called: String { name == Tracker.brew.name ? say("Brews") : name.isolated }

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
    if let label { return label.isolated }
    switch kind {
    case .daily: return say("Log")
    case .clean: return say("Reset")
    case .count: return say("Add one")
    }
  }
}

extension Tracker.Kind {
  /// What a tracker of this kind is called in a sentence.
  public var noun: String {
    switch self {
    case .daily: return say("daily streak")
    case .clean: return say("clean streak")
    case .count: return say("count")
    }
  }
}
