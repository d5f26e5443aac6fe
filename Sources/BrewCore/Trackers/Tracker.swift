/// Something a person keeps count of.
public struct Tracker: Hashable, Sendable {
  /// The name that verbs and the store use; it never changes.
  public typealias ID = TrackerID

  /// How a tracker counts.
  public enum Kind: String, Sendable, CaseIterable {
    /// Consecutive days with enough logs, which is one unless a target says more.
    case daily
    /// Days since the last reset.
    case clean
    /// A number.
    case count
  }

  /// What a kind has of its own.
  public enum Rules: Hashable, Sendable {
    /// What makes a day done.
    case daily(DailyRules)
    /// The first day of the first streak.
    case clean(since: Day)
    /// Where the count begins and where it is to go.
    case count(CountRules)
  }

  /// The stable name.
  public let id: ID
  /// What a person calls it.
  public var name: ShortText
  /// How it counts.
  public internal(set) var rules: Rules
  /// The words on the button of its first verb, nil for the usual ones.
  public let label: ShortText?
  /// What it counts, nil for a bare number.
  public let unit: CountUnit?
  /// True if it is put away: its history is kept and nothing is added to it.
  public var isArchived: Bool
  /// When it asks for what is to be done, in the order of the clock.
  public var reminders: [Reminder]
  /// Whether it has a card of its own from login on; nil for as usual: the one that is set does.
  public var hasCard: Bool?

  /// A tracker from its parts.
  public init(
    id: ID, name: ShortText, rules: Rules, label: ShortText? = nil, unit: CountUnit? = nil,
    isArchived: Bool = false, reminders: [Reminder] = [], hasCard: Bool? = nil
  ) {
    self.id = id
    self.name = name
    self.rules = rules
    self.label = label
    self.unit = unit
    self.isArchived = isArchived
    self.reminders = reminders
    self.hasCard = hasCard
  }

  /// How it counts.
  public var kind: Kind {
    switch rules {
    case .daily: return .daily
    case .clean: return .clean
    case .count: return .count
    }
  }

  /// The tracker that every store has: daily brews.
  public static let brew = Tracker(
    id: .brew, name: ShortText(stored: "Brews"), rules: .daily(DailyRules(methods: Method.known)),
    label: ShortText(stored: "Log a brew"), unit: CountUnit(stored: "brew,brews"))
}
