/// The word after a verb that says what to do there: `tracker add`, `remind list`.
struct Subverb: Hashable {
  let verb: Verb
  let name: String
  /// What stands after it; in brackets what may be left out.
  let operands: [String]
  /// The names of the options that it takes.
  let options: [String]

  /// Those of a verb, none for most.
  static func all(of verb: Verb?) -> [Subverb] {
    switch verb {
    case .tracker:
      return TrackerCommand.Name.allCases.map {
        Subverb(verb: .tracker, name: $0.rawValue, operands: $0.operands, options: $0.options)
      }
    case .remind:
      return RemindCommand.Name.allCases.map {
        Subverb(verb: .remind, name: $0.rawValue, operands: $0.operands, options: $0.options)
      }
    default: return []
    }
  }

  /// The one of this name, nil if the verb has none.
  static func named(_ name: String?, of verb: Verb?) -> Subverb? {
    all(of: verb).first { $0.name == name }
  }

  /// What has to stand after it.
  var needed: [String] { operands.filter { !$0.hasPrefix("[") } }

  /// As it is called: `tracker add`.
  var title: String { "\(verb.rawValue) \(name)" }
}
