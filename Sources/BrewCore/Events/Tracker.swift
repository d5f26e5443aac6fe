/// Something a person keeps count of.
public struct Tracker: Hashable, Sendable {
  /// The name that verbs and the store use; it never changes.
  public typealias ID = String

  /// How a tracker counts.
  public enum Kind: String, Sendable, CaseIterable {
    /// Consecutive days with at least one log.
    case daily
    /// Days since the last reset.
    case clean
    /// A number.
    case count
  }

  /// The stable name.
  public let id: ID
  /// How it counts.
  public let kind: Kind

  /// A tracker from its parts.
  public init(id: ID, kind: Kind) {
    self.id = id
    self.kind = kind
  }

  /// The tracker that every store has: daily brews.
  public static let brew = Tracker(id: "brew", kind: .daily)
}
