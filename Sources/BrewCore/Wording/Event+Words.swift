import Speech

extension Brew {
  /// What was logged: `Espresso, 4 of 5`; nil where nothing was said of it.
  public var inWords: String? {
    let most = Rating.range.upperBound
    guard let rating else { return method?.isolated }
    // Translators: How good it was, such as 4 of 5.
    guard let method else { return say("\(rating.points) of \(most)") }
    // Translators: How a coffee was made and how good it was: Espresso, 4 of 5.
    return say("\(method), \(rating.points) of \(most)")
  }
}

extension Event.Kind {
  /// What was done, without the end of the sentence: `Logged: Espresso, 4 of 5`, or `Logged`.
  public var deed: String {
    switch self {
    case .log(let brew): return brew.inWords.map { say("Logged: \($0)") } ?? say("Logged")
    case .reset: return say("The streak was reset")
    case .skip: return say("The day was skipped")
    case .add(let number) where number < 0: return say("Took away \(number.magnitude)")
    case .add(let number): return say("Added \(number)")
    case .set(let number): return say("Set to \(number)")
    case .undo: return say("Taken back")
    }
  }

  /// What a card says after it.
  var answer: String {
    // Translators: What was done, with the end of the sentence.
    say("\(deed).")
  }
}
