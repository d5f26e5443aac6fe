import BrewCore

/// What a press on the icon or in its menu asks for.
enum TrayPress {
  /// To show the card.
  case show
  /// What a button of the card does.
  case verb(Verb)
  /// To show the card of another tracker.
  case showOther(Tracker.ID)
  /// The same as a button on the card of another tracker.
  case verbOfOther(Verb, Tracker.ID)
  /// To let nothing come by itself until tomorrow, or no longer.
  case quiet(Bool)
  /// To log a brew made like this.
  case logAs(Method)
  /// To start on login from now on, or not.
  case startAtLogin(Bool)
  /// To end the agent.
  case quit
}
