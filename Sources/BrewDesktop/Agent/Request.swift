import BrewCore

/// What somebody asks the agent for, wherever it is pressed, chosen or called.
enum Request {
  /// To show the card.
  case show
  /// To show the card of a tracker.
  case showTracker(Tracker.ID)
  /// What a button of the card does.
  case verb(Verb)
  /// The same on the card of a tracker.
  case verbOn(Tracker.ID, Verb)
  /// What the first button of the card does, by who does not see it: a key, the middle button of the
  /// mouse on the icon, the launcher.
  case firstVerb
  /// To log a brew made like this.
  case logAs(Method)
  /// To let nothing come by itself until tomorrow, or no longer.
  case quiet(Bool)
  /// To start on login from now on, or not.
  case startAtLogin(Bool)
  /// To end the agent.
  case quit
}
