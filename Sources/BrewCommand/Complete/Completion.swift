import BrewCore
import BrewHost
import BrewStore
import GLibKit
import Speech

/// What may stand in the place of the last word of a command line, for the completion of shells.
struct Completion {
  private let store: Store?
  private let settings: Settings

  /// A completion that knows what `store` holds; what can't be read is not offered.
  init(store: Store?, settings: Settings) {
    self.store = store
    self.settings = settings
  }

  /// The candidates for the last of `line`, which is without the program's name.
  func candidates(for line: [String]) -> [Candidate] {
    let before = line.dropLast()
    let current = line.last ?? ""
    let all: [Candidate]
    guard let name = before.first else { return verbs(current).beginning(with: current) }
    if name == "help" { return topics(after: before.dropFirst()).beginning(with: current) }
    guard let verb = Verb(rawValue: name) else { return [] }
    let given = Given(Array(before.dropFirst()), of: Syntax.of(verb).options)
    let options = Syntax.of(Topic(verb, given.operands.first)).options
    if let option = given.unfinished {
      all = values(of: option)
    } else if current.hasPrefix("--"), let equals = current.firstIndex(of: "=") {
      // The shell has both for one word.
      let name = String(current[..<equals])
      all = values(of: String(name.dropFirst(2))).map { Candidate("\(name)=\($0.word)", $0.note) }
    } else if current.hasPrefix("-"), !given.areOptionsOver {
      all = options.filter { !given.options.contains($0.name) }
        .map { Candidate("--\($0.name)", $0.help) }
    } else {
      // What begins with a dash would be an option.
      all = operands(of: verb, given)
        .filter { given.areOptionsOver || !$0.word.hasPrefix("-") }
    }
    return all.beginning(with: current)
  }

  private func verbs(_ current: String) -> [Candidate] {
    guard !current.hasPrefix("-") else {
      return Syntax.of(nil).options.map { Candidate("--\($0.name)", $0.help) }
    }
    return Verb.allCases.map { Candidate($0.rawValue, HelpText.of($0).firstSentence) }
  }

  /// What help may be asked about after `words`.
  private func topics(after words: ArraySlice<String>) -> [Candidate] {
    guard let first = words.first else { return verbs("") }
    return words.count > 1 ? [] : subverbs(of: Verb(rawValue: first))
  }

  private func subverbs(of verb: Verb?) -> [Candidate] {
    Subverb.all(of: verb).map { Candidate($0.name, HelpText.of($0).firstSentence) }
  }

  private func operands(of verb: Verb, _ given: Given) -> [Candidate] {
    let place = given.operands.count
    switch (verb, place) {
    case (.log, 0): return methods(of: given.values["tracker"].map(Tracker.ID.init(stored:)))
    case (.bar, 0): return Bar.allCases.map { Candidate($0.rawValue) }
    case (.remind, 0), (.tracker, 0): return subverbs(of: verb)
    case (.autostart, 0), (.quiet, 0): return Command.Switch.allCases.map { Candidate($0.rawValue) }
    case (.settings, 0): return SettingKey.allCases.map { Candidate($0.rawValue, $0.accepted) }
    case (.settings, 1):
      return SettingKey(rawValue: given.operands[0]).map(values(of:)) ?? []
    case (.tracker, 1):
      switch TrackerCommand.Name(rawValue: given.operands[0]) {
      case .rename, .show, .card: return trackers { _ in true }
      case .archive: return trackers { !$0.isArchived }
      case .restore: return trackers(where: \.isArchived)
      case .list, .add, nil: return []
      }
    case (.tracker, 2) where given.operands[0] == TrackerCommand.Name.card.rawValue:
      return CardChoice.allCases.map { Candidate($0.rawValue) }
    default: return []
    }
  }

  private func values(of option: String) -> [Candidate] {
    switch option {
    case "tracker": return trackers { !$0.isArchived }
    case "rating": return Rating.range.map { Candidate("\($0)") }
    case "kind": return Tracker.Kind.allCases.map { Candidate($0.rawValue) }
    case "at": return [Candidate("yesterday")]
    default: return []
    }
  }

  private func values(of key: SettingKey) -> [Candidate] {
    switch key {
    case .tracker: return trackers { !$0.isArchived }
    case .weekStart: return [Candidate("locale")] + Weekday.allCases.map { Candidate($0.rawValue) }
    case .showAtLogin, .middlePressLogs, .shortcuts:
      return [Candidate("true"), Candidate("false")]
    case .stay: return [Candidate("usual"), Candidate("always")]
    case .urgency: return Settings.Urgency.allCases.map { Candidate($0.rawValue) }
    case .attention: return [Candidate("never")]
    case .dayStart, .laterMinutes: return []
    }
  }

  private func trackers(where isWanted: (Tracker) -> Bool) -> [Candidate] {
    let all = (try? store?.trackers()) ?? []
    return all.filter(isWanted).map { Candidate("\($0.id)", $0.name.description) }
  }

  private func methods(of id: Tracker.ID?) -> [Candidate] {
    guard let store, let tracker = try? store.trackers().named(id ?? settings.tracker),
      tracker.kind == .daily, let used = try? store.methods(of: tracker.id)
    else { return [] }
    return tracker.methods(after: used).map { Candidate($0.description) }
  }
}

extension [Candidate] {
  /// Those that begin with a text, as far as they can be typed.
  fileprivate func beginning(with text: String) -> [Candidate] {
    filter { $0.word.hasPrefix(text) && $0.word.allSatisfy { $0.hiddenScalar == nil } }
  }
}

extension HelpText {
  /// The first sentence of the summary, without its stop.
  fileprivate var firstSentence: String {
    let text = summary.split(separator: "\n").joined(separator: " ")
    let end = text.indices.first { text[$0] == "." || text[$0] == ":" }
    return String(text[..<(end ?? text.endIndex)])
  }
}
