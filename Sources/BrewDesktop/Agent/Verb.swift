import BrewCore

/// What a press can ask for. The raw value is the name of the action on every surface.
enum Verb: String, CaseIterable {
  case log
  case reset
  case undo

  /// The words on the button.
  var label: String {
    switch self {
    case .log: return "Log a brew"
    case .reset: return "Reset"
    case .undo: return "Undo"
    }
  }

  /// The same in one word.
  var word: String { self == .log ? "Log" : label }

  /// The intent that a press performs, the same as the command line's without options.
  var intent: any Intent {
    switch self {
    case .log: return Log()
    case .reset: return Reset()
    case .undo: return Undo()
    }
  }
}
