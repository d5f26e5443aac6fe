/// Whether a tracker has a card of its own from login on.
enum CardChoice: String, CaseIterable {
  case on
  case off
  case usual

  /// As the tracker keeps it.
  var hasCard: Bool? {
    switch self {
    case .on: return true
    case .off: return false
    case .usual: return nil
    }
  }

  init(_ hasCard: Bool?) {
    self = hasCard.map { $0 ? .on : .off } ?? .usual
  }

  /// The choices in a row.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
