/// What was found of one part of BrewLog on this machine.
struct Finding {
  /// What is looked at, in the order in which it is printed: what is kept comes before who reads it,
  /// and that before where it is shown.
  enum Part: String {
    case store
    case write
    case read
    case clock
    case settings
    case compute
    case bus
    case agent
    case server
    case display
    case tray
    case shortcuts
    case autostart
  }

  enum State: String {
    case ok
    case wrong
    /// It could not be looked at, because something that it needs is wrong.
    case skipped
  }

  let part: Part
  let state: State
  /// What was found; if it is wrong, what to do next too.
  let text: String

  /// `ok       clock: …`
  var line: String {
    let width = State.skipped.rawValue.count + 2
    let padding = String(repeating: " ", count: width - state.rawValue.count)
    return "\(state.rawValue)\(padding)\(part.rawValue): \(text)"
  }
}
