import BrewCore
import Speech

/// What a press can ask for. The raw value is the name of the action on every surface.
enum Verb: String, CaseIterable {
  case log
  case reset
  case skip
  case add
  case undo
  case later

  /// The same verb where something is recorded; nil for one that needs a number.
  private init?(_ verb: Event.Verb) {
    switch verb {
    case .log: self = .log
    case .reset: self = .reset
    case .skip: self = .skip
    case .add: self = .add
    case .undo: self = .undo
    case .set: return nil
    }
  }

  /// The verbs of a tracker's kind, its first one before the others.
  static func all(of tracker: Tracker) -> [Verb] {
    tracker.isArchived ? [] : tracker.kind.verbs.compactMap(Verb.init)
  }

  /// The buttons of a card that shows this. Where it reminds they are the answers to that, unless one was
  /// given that can be taken back; servers have room for three.
  static func buttons(for entry: Entry) -> [Verb] {
    guard let reminder = entry.reminder, reminder == .due || entry.undo == nil,
      let tracker = entry.tracker
    else { return offered(by: entry) }
    return all(of: tracker).prefix(1) + [.later] + (offersSkip(entry) ? [.skip] : [])
  }

  /// What can be pressed where this is shown. A skip is for menus, which have the room.
  static func offered(by entry: Entry) -> [Verb] {
    let all = entry.tracker.map(all(of:)) ?? []
    return all.filter { $0 != .skip && ($0 != .undo || entry.undo != nil) }
  }

  /// True for what nobody does in passing: by a key, or by Enter in a search.
  var endsStreak: Bool { self == .reset }

  /// True if there is a day to skip.
  static func offersSkip(_ entry: Entry) -> Bool {
    guard case .streak(let streak) = entry.content else { return false }
    return streak.isOpen && all(of: streak.tracker).contains(.skip)
  }

  /// The words on the button.
  func label(of tracker: Tracker) -> String {
    if self == Verb.all(of: tracker).first { return tracker.buttonLabel }
    return self == .skip ? say("Skip today") : word
  }

  /// The same in one word.
  var word: String {
    switch self {
    case .log: return say("Log")
    case .reset: return say("Reset")
    case .skip: return say("Skip")
    case .add: return say("Add")
    case .undo: return say("Undo")
    case .later: return say("Later")
    }
  }

  /// The same where a button has room for about six letters.
  var shortWord: String {
    switch self {
    case .log: return say("Log", on: "small button")
    case .reset: return say("Reset", on: "small button")
    case .skip: return say("Skip", on: "small button")
    case .add: return say("Add", on: "small button")
    case .undo: return say("Undo", on: "small button")
    case .later: return say("Later", on: "small button")
    }
  }

  /// The intent that a press performs, the same as the command line's without options; nil for what
  /// changes nothing that is kept.
  var intent: (any Intent)? {
    switch self {
    case .log: return Log()
    case .reset: return Reset()
    case .skip: return Skip()
    case .add: return Add()
    case .undo: return Undo()
    case .later: return nil
    }
  }
}
