import BrewCore

/// What is to be done about trackers themselves.
enum TrackerCommand: Hashable {
  case list(asJSON: Bool)
  case add(NewTracker)
  case rename(Tracker.ID, to: ShortText)
  case archive(Tracker.ID)
  case restore(Tracker.ID)
  case show(Tracker.ID?, asJSON: Bool)
  case card(Tracker.ID, CardChoice)

  /// Its first word.
  enum Name: String, CaseIterable {
    case list
    case add
    case rename
    case archive
    case restore
    case show
    case card

    /// What stands after it.
    var operands: [String] {
      switch self {
      case .list: return []
      case .add: return ["NAME"]
      case .rename: return ["ID", "NAME"]
      case .archive, .restore: return ["ID"]
      case .show: return ["[ID]"]
      case .card: return ["ID", CardChoice.allCases.map(\.rawValue).joined(separator: "|")]
      }
    }

    /// The options that it takes.
    var options: [String] {
      switch self {
      case .list, .show: return ["json"]
      case .add:
        return [
          "kind", "label", "unit", "target", "days-a-week", "methods", "since", "start",
          "below-zero",
        ]
      case .rename, .archive, .restore, .card: return []
      }
    }
  }
}

extension Tracker.Kind {
  /// The options that a new tracker takes because it is of this kind.
  var options: [String] {
    switch self {
    case .daily: return ["methods", "target", "days-a-week"]
    case .clean: return ["since"]
    case .count: return ["start", "target", "below-zero"]
    }
  }
}
