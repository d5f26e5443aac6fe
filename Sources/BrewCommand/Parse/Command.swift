import BrewCore
import BrewHost

/// What a command line asks for. A WHEN is still as it was given: reading it takes the clock.
enum Command: Hashable {
  case card
  case log(method: Method?, rating: Rating?, note: Note?, at: String?)
  case reset(at: String?)
  case skip(at: String?)
  case add(Int)
  case set(Int, expected: Int64?)
  case undo(force: Bool)
  case status(asJSON: Bool)
  case statusOfAll(asJSON: Bool)
  case show
  case watch
  case bar(Bar, follow: Bool)
  case history(limit: Int?, asJSON: Bool)
  case methods
  case tracker(TrackerCommand)
  case remind(RemindCommand)
  case quiet(Switch)
  case autostart(Switch?)
  case settings
  case setting(SettingKey, value: String?)
  case doctor(asJSON: Bool, mends: Bool)
  /// What a shell asks for while a command line is typed; its last word is the one that is not done.
  case complete([String])
  /// The same of a line of bash, the last part of which it replaces.
  case completeInBash(String, replacing: String)
  case help(Topic)
  case version

  /// True if another program is to read what it prints.
  var asksForJSON: Bool {
    switch self {
    case .status(let asJSON), .statusOfAll(let asJSON), .history(_, let asJSON),
      .tracker(.list(let asJSON)), .tracker(.show(_, let asJSON)), .remind(.list(let asJSON)),
      .doctor(let asJSON, _):
      return asJSON
    default:
      return false
    }
  }

  /// What to do with what is on or off.
  enum Switch: String, CaseIterable {
    case on
    case off
    case status
  }
}
