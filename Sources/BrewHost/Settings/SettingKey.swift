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

  /// Sets the value in `settings`. Throws ``SettingError`` if the text is not accepted.
  public func set(_ text: String, in settings: inout Settings) throws(SettingError) {
    switch (self, text) {
    case (.tracker, ""): throw SettingError.badValue(text, of: self)
    case (.tracker, _): settings.tracker = Tracker.ID(stored: text)
    case (.dayStart, _):
      guard let time = ClockTime(text), time.zone == .local, time.second % 60 == 0,
        Settings.dayStarts.contains(time.second)
      else { throw SettingError.badValue(text, of: self) }
      settings.dayStart = time.second
    case (.weekStart, "locale"): settings.weekStart = nil
    case (.weekStart, _):
      guard let day = Weekday(rawValue: text) else {
        throw SettingError.badValue(text, of: self)
      }
      settings.weekStart = day
    case (.showAtLogin, "true"): settings.showsAtLogin = true
    case (.showAtLogin, "false"): settings.showsAtLogin = false
    case (.stay, "usual"): settings.stay = .asUsual
    case (.stay, "always"): settings.stay = .always
    case (.stay, _):
      guard let seconds = Int(text), Settings.Stay.range.contains(seconds) else {
        throw SettingError.badValue(text, of: self)
      }
      settings.stay = .seconds(seconds)
    case (.urgency, _):
      guard let urgency = Settings.Urgency(rawValue: text) else {
        throw SettingError.badValue(text, of: self)
      }
      settings.urgency = urgency
    case (.middlePressLogs, "true"): settings.middlePressLogs = true
    case (.middlePressLogs, "false"): settings.middlePressLogs = false
    case (.shortcuts, "true"): settings.hasShortcuts = true
    case (.shortcuts, "false"): settings.hasShortcuts = false
    case (.attention, "never"): settings.attention = .never
    case (.attention, _):
      guard let time = ClockTime(text), time.zone == .local else {
        throw SettingError.badValue(text, of: self)
      }
      settings.attention = .from(second: time.second)
    case (.laterMinutes, _):
      guard let minutes = Int(text), Settings.laterRange.contains(minutes) else {
        throw SettingError.badValue(text, of: self)
      }
      settings.laterMinutes = minutes
    case (.showAtLogin, _), (.middlePressLogs, _), (.shortcuts, _):
      throw SettingError.badValue(text, of: self)
    }
  }
}
