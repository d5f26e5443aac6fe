import Speech

extension Weekday {
  /// Its name in the person's language, as it stands in a sentence.
  public var word: String {
    switch self {
    case .monday: return say("Monday")
    case .tuesday: return say("Tuesday")
    case .wednesday: return say("Wednesday")
    case .thursday: return say("Thursday")
    case .friday: return say("Friday")
    case .saturday: return say("Saturday")
    case .sunday: return say("Sunday")
    }
  }

  /// The short form of that.
  var abbreviation: String {
    switch self {
    case .monday: return say("mon")
    case .tuesday: return say("tue")
    case .wednesday: return say("wed")
    case .thursday: return say("thu")
    case .friday: return say("fri")
    case .saturday: return say("sat")
    case .sunday: return say("sun")
    }
  }

  /// All that a person may type for it: the name and its short form, in English and in the person's
  /// language.
  package var typed: [String] {
    [word, abbreviation, rawValue, String(rawValue.prefix(3))].map(\.asName)
  }

  /// The day that a person typed, in any case and with or without the stop of an abbreviation; nil if
  /// that is none.
  public init?(typed text: String) {
    let name = text.asName
    guard let day = Weekday.allCases.first(where: { $0.typed.contains(name) }) else { return nil }
    self = day
  }
}

extension String {
  /// The name that it is, without the stop of an abbreviation.
  fileprivate var asName: String {
    let name = trimmed.folded
    return name.hasSuffix(".") ? String(name.dropLast()) : name
  }
}
