import BrewHost
import GLibKit
import Speech

/// Why the agent could not be asked to show its card.
enum ShowError: Error, Hashable {
  /// There is no session bus to reach.
  case noBus(GLibError)
  /// No agent runs, and the bus has no entry to start one.
  case noAgent
  /// Another program has the agent's name.
  case taken(NameOwner)
  /// The agent has nowhere to show it yet.
  case notShown(ShowOutcome)
  /// The agent, or starting it, failed.
  case failed(GLibError)

  init(calling error: GLibError) {
    // `org.freedesktop.DBus.Error.ServiceUnknown` and `NameHasNoOwner` of the D-Bus specification.
    let absent = ["ServiceUnknown:", "NameHasNoOwner:"]
    self = absent.contains(where: error.description.contains) ? .noAgent : .failed(error)
  }
}

extension ShowError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noBus(let error):
      return say(
        "no session bus to reach the agent on: \(error); run this inside a desktop session")
    case .noAgent:
      return say(
        """
        brewlog-agent does not run and the session bus can’t start it; start it with: \
        brewlog-agent &
        """)
    case .taken(let owner):
      return owner.description
    case .notShown(.noServer):
      return say(
        """
        no notification server runs, so the card comes when one does; start the one of your desktop, or \
        install one such as dunst
        """)
    case .notShown(.refused):
      return say(
        "the notification server refused the card; try again in a moment, else start it again")
    case .notShown(.silent), .notShown(.shown):
      return say(
        """
        the notification server does not answer, so the card comes when it does; else end it and start it \
        again
        """)
    case .failed(let error):
      return say("brewlog-agent did not answer: \(error)")
    }
  }
}
