import BrewCore

/// What a menu offers besides the entry: read from the store together with it.
struct MenuContent {
  /// How many of the methods that were used are offered.
  static let mostRecent = 10

  /// The methods to choose from, the most recent first.
  let methods: [Method]
  /// The brews of the last days, by day.
  let brews: [Day: Int]
  /// What holds of the other trackers in use.
  let others: [Entry]
  /// Whether nothing is to come by itself until tomorrow.
  let isQuiet: Bool
}
