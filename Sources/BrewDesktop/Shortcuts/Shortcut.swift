import Speech

/// What a key can be for. The raw value is its name to the portal, which remembers the key by it.
enum Shortcut: String, CaseIterable {
  case log
  case show

  /// The words beside the key in the settings of the desktop.
  var title: String {
    switch self {
    case .log: return say("Log a brew")
    case .show: return say("Show the streak")
    }
  }

  /// What it asks the agent for.
  var request: Request {
    switch self {
    case .log: return .firstVerb
    case .show: return .show
    }
  }
}
