import BrewCore

/// What was said of a tracker that is to be made. A date is still as it was given.
struct NewTracker: Hashable {
  /// What its kind has of its own.
  enum Rules: Hashable {
    case daily(DailyRules)
    case clean(since: String?)
    case count(CountRules)
  }

  let name: ShortText
  let rules: Rules
  let label: ShortText?
  let unit: CountUnit?
}
