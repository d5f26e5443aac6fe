import BrewCore
import Speech

/// One thing that can be set: its name, what it accepts, and where it goes.
///
/// The name is `group.key`, as in the file, or a key of the group `general` alone.
public enum SettingKey: String, Sendable, CaseIterable {
  case tracker
  case dayStart = "day.starts-at"
  case weekStart = "week.starts-on"
  case showAtLogin = "card.show-at-login"
  case stay = "card.stay"
  case urgency = "card.urgency"
  case attention = "tray.attention-from"
  case middlePressLogs = "tray.middle-press-logs"
  case laterMinutes = "reminders.later-after"
  case shortcuts = "shortcuts.portal"

  /// The group and the key in the file.
  var place: (group: String, key: String) {
    if self == .tracker { return ("general", rawValue) }
    let parts = rawValue.split(separator: ".", maxSplits: 1).map(String.init)
    return (parts[0], parts[1])
  }

  /// The groups of the file.
  static var groups: [String] {
    allCases.map(\.place.group).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The values that are accepted, in words.
  public var accepted: String {
    switch self {
    case .tracker: return say("the id of a tracker")
    case .dayStart:
      return say("a time from 00:00 to \(TimeOfDay(second: Settings.dayStarts.upperBound))")
    case .weekStart:
      return say("locale, or one of \(Weekday.allCases.map(\.rawValue).joined(separator: ", "))")
    case .showAtLogin, .middlePressLogs, .shortcuts: return say("true or false")
    case .attention: return say("a time such as 20:00, or never")
    case .stay:
      let range = Settings.Stay.range
      return say("usual, always, or \(range.lowerBound) to \(range.upperBound) seconds")
    case .urgency: return say("low, normal or critical")
    case .laterMinutes:
      let range = Settings.laterRange
      return say("\(range.lowerBound) to \(range.upperBound) minutes")
    }
  }

  /// The value in `settings`, as the file has it.
  public func text(in settings: Settings) -> String {
    switch self {
    case .tracker: return settings.tracker.description
    case .dayStart: return "\(TimeOfDay(second: settings.dayStart))"
    case .weekStart: return settings.weekStart?.rawValue ?? "locale"
    case .showAtLogin: return settings.showsAtLogin ? "true" : "false"
    case .urgency: return settings.urgency.rawValue
    case .middlePressLogs: return settings.middlePressLogs ? "true" : "false"
    case .laterMinutes: return "\(settings.laterMinutes)"
    case .shortcuts: return settings.hasShortcuts ? "true" : "false"
    case .attention: return settings.attention.second.map { "\(TimeOfDay(second: $0))" } ?? "never"
    case .stay:
      switch settings.stay {
      case .asUsual: return "usual"
      case .always: return "always"
      case .seconds(let seconds): return "\(seconds)"
      }
    }
  }

  /// Sets the value in `settings` to what a person typed. Throws ``SettingError`` if that is not
  /// accepted.
  public func set(_ typed: String, in settings: inout Settings) throws(SettingError) {
    var changed = settings
    guard change(&changed, to: typed.trimmed) else { throw .badValue(typed, of: self) }
    settings = changed
  }

  /// False if the text is not accepted; what `settings` says then is of no use.
  private func change(_ settings: inout Settings, to text: String) -> Bool {
    let word = text.folded
    switch self {
    case .tracker:
      settings.tracker = Tracker.ID(stored: text)
      return !text.isEmpty
    case .dayStart:
      guard let time = try? TimeOfDay(typed: text) else { return false }
      settings.dayStart = time.second
      return Settings.dayStarts.contains(time.second)
    case .weekStart:
      settings.weekStart = Weekday(typed: text)
      return settings.weekStart != nil || word == "locale"
    case .showAtLogin: return assign(truth(of: word), to: &settings.showsAtLogin)
    case .middlePressLogs: return assign(truth(of: word), to: &settings.middlePressLogs)
    case .shortcuts: return assign(truth(of: word), to: &settings.hasShortcuts)
    case .stay:
      let words: [String: Settings.Stay] = ["usual": .asUsual, "always": .always]
      let seconds = (try? Int(typed: text, in: Settings.Stay.range)).map(Settings.Stay.seconds)
      return assign(words[word] ?? seconds, to: &settings.stay)
    case .urgency: return assign(Settings.Urgency(rawValue: word), to: &settings.urgency)
    case .attention:
      let time = (try? TimeOfDay(typed: text)).map { Settings.Attention.from(second: $0.second) }
      return assign(word == "never" ? .never : time, to: &settings.attention)
    case .laterMinutes:
      return assign(try? Int(typed: text, in: Settings.laterRange), to: &settings.laterMinutes)
    }
  }

  private func assign<Value>(_ value: Value?, to place: inout Value) -> Bool {
    if let value { place = value }
    return value != nil
  }

  private func truth(of word: String) -> Bool? {
    switch word {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: return nil
    }
  }
}
