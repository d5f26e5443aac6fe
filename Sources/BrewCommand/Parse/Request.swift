import BrewCore

/// A command, and the tracker that it was given for; nil for the one that is set.
struct Request: Hashable {
  let command: Command
  var tracker: Tracker.ID?
}
