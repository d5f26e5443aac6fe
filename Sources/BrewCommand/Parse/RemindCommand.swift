import BrewCore

/// What is to be done about the reminders of a tracker.
enum RemindCommand: Hashable {
  case add(second: Int, Weekdays)
  case list(asJSON: Bool)
  case remove(second: Int)

  /// Its first word.
  enum Name: String, CaseIterable {
    case add
    case list
    case remove

    /// What stands after it.
    var operands: [String] { self == .list ? [] : ["TIME"] }

    /// The options that it takes.
    var options: [String] {
      switch self {
      case .add: return ["days", "tracker"]
      case .list: return ["json", "tracker"]
      case .remove: return ["tracker"]
      }
    }
  }
}
