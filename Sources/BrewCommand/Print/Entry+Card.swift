import BrewCore
import Speech

extension Entry {
  /// The lines of the card in a terminal.
  var card: [String] {
    [headline] + CardText(self).lines
  }

  /// The line that matters, with the flame in a word: `7 day streak · on fire`.
  var headline: String {
    let summary = CardText(self).summary
    guard case .streak(let streak) = content, !streak.tracker.isArchived else { return summary }
    switch streak.flame {
    case .out: return say("\(summary) · flame out")
    case .lit: return say("\(summary) · flame lit")
    case .onFire: return say("\(summary) · on fire")
    }
  }
}

extension Flame {
  var word: String {
    switch self {
    case .out: return say("out")
    case .lit: return say("lit")
    case .onFire: return say("on fire")
    }
  }
}
