import BrewCore

/// What a press can ask for. The raw value is the name of the action on every surface.
enum Verb: String, CaseIterable {
  case log
  case reset
  case add
  case undo

  /// The verbs of a tracker's kind, its first one before the others.
  static func all(of tracker: Tracker) -> [Verb] {
    tracker.isArchived ? [] : tracker.kind.verbs.compactMap(Verb.init(rawValue:))
  }

  /// What can be pressed on a card that shows this.
  static func offered(by entry: Entry) -> [Verb] {
    let all = entry.tracker.map(all(of:)) ?? []
    return entry.undo == nil ? all.filter { $0 != .undo } : all
  }

  /// The words on the button.
  func label(of tracker: Tracker) -> String {
    self == Verb.all(of: tracker).first ? tracker.buttonLabel : word
  }

  /// The same in one word.
  var word: String {
    switch self {
    case .log: return "Log"
    case .reset: return "Reset"
    case .add: return "Add"
    case .undo: return "Undo"
    }
  }

  /// The intent that a press performs, the same as the command line's without options.
  var intent: any Intent {
    switch self {
    case .log: return Log()
    case .reset: return Reset()
    case .add: return Add()
    case .undo: return Undo()
    }
  }
}
