/// The streak at a glance.
public enum Flame: String, Sendable, CaseIterable {
  /// No streak.
  case out
  /// 1 to 6 days.
  case lit
  /// 7 days and more.
  case onFire = "on_fire"

  /// The flame over a streak of `days`.
  public init(streak days: Int) {
    switch days {
    case ..<1: self = .out
    case 1..<7: self = .lit
    default: self = .onFire
    }
  }
}
