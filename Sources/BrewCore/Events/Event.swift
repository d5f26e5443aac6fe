/// Something that happened to a tracker. Events are only ever appended.
public struct Event: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A brew.
    case log(Brew)
    /// The streak was ended and a new one begun.
    case reset
    /// A day was left out on purpose.
    case skip
    /// A number was added to the count.
    case add(Int)
    /// The count was set to a number.
    case set(Int)
    /// An earlier event was taken back.
    case undo(EventID)
  }

  /// The event's own name.
  public let id: EventID
  /// Whose event it is.
  public let tracker: Tracker.ID
  /// What happened.
  public let kind: Kind
  /// When it happened, as seen where it happened.
  public let at: Moment
  /// When it was written down; later than `at` if it was backdated.
  public let recorded: Instant

  /// An event from its parts.
  public init(id: EventID, tracker: Tracker.ID, kind: Kind, at: Moment, recorded: Instant) {
    self.id = id
    self.tracker = tracker
    self.kind = kind
    self.at = at
    self.recorded = recorded
  }
}
