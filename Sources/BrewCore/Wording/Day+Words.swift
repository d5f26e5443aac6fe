import Speech

extension Day {
  /// The date without its year: `24 November`.
  public var inWords: String {
    switch month {
    case 1: return say("\(dayOfMonth) January")
    case 2: return say("\(dayOfMonth) February")
    case 3: return say("\(dayOfMonth) March")
    case 4: return say("\(dayOfMonth) April")
    case 5: return say("\(dayOfMonth) May")
    case 6: return say("\(dayOfMonth) June")
    case 7: return say("\(dayOfMonth) July")
    case 8: return say("\(dayOfMonth) August")
    case 9: return say("\(dayOfMonth) September")
    case 10: return say("\(dayOfMonth) October")
    case 11: return say("\(dayOfMonth) November")
    default: return say("\(dayOfMonth) December")
    }
  }
}

extension Int {
  /// `1 week`, `2 weeks`.
  public var asWeeks: String { say(self, one: "1 week", other: "\(self) weeks") }

  /// `1 day`, `2 days`.
  public var asDays: String { say(self, one: "1 day", other: "\(self) days") }
}
