import BrewCore
import Speech

/// A day as it is called on the day itself.
enum DayName: Hashable, CaseIterable {
  case today
  case yesterday
  case tomorrow
  case weekday(Weekday)

  static var allCases: [DayName] {
    [.today, .yesterday, .tomorrow] + Weekday.allCases.map(DayName.weekday)
  }

  /// What a person may type for it, in English and in the person's language.
  var typed: [String] {
    switch self {
    case .today: return ["today", plain(say("Today"))]
    case .yesterday: return ["yesterday", plain(say("Yesterday"))]
    case .tomorrow: return ["tomorrow", plain(say("Tomorrow"))]
    case .weekday(let day): return day.typed
    }
  }

  /// The day of this name, as a word of ``TypedWord``.
  init?(_ name: String) {
    guard let day = DayName.allCases.first(where: { $0.typed.contains(name) }) else { return nil }
    self = day
  }

  /// What a person most likely meant by a name that is none; nil for one that is.
  static func guess(for name: String) -> String? {
    switch name {
    case "noon": return "12:00"
    case "midnight": return "00:00"
    case "now": return "today"
    default: return DayName(name) == nil ? allCases.flatMap(\.typed).nearest(to: name) : nil
    }
  }

  /// The days that it may be, seen from `today`: more than one where it is not clear.
  func days(seenFrom today: Day) -> [Day] {
    switch self {
    case .today: return [today]
    case .yesterday: return [today.advanced(by: -1)]
    case .tomorrow: return [today.advanced(by: 1)]
    case .weekday(let weekday):
      let week = (0...7).map { today.advanced(by: -$0) }
      return week.filter { $0.weekday == weekday }
    }
  }
}

/// As ``TypedWord`` has it: `aujourd'hui`.
private func plain(_ word: String) -> String {
  String(word.folded.map { $0 == "’" ? "'" : $0 })
}
