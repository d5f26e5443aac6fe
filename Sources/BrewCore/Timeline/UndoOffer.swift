/// A log or reset that can be taken back, and until when.
public struct UndoOffer: Hashable, Sendable {
  /// How long after it was recorded an event can be taken back, in seconds.
  public static let seconds: Int64 = 300

  /// What would be taken back.
  public let event: Event

  /// When the offer lapses.
  public var until: Instant { event.recorded.advanced(bySeconds: UndoOffer.seconds) }

  /// The offer to take back `event`, or nil if it was not recorded within five minutes of `now`. It
  /// may seem to come later than `now`: a clock that is set back a little takes no offer away.
  public init?(of event: Event?, at now: Instant) {
    guard let event else { return nil }
    self.event = event
    let from = event.recorded.advanced(bySeconds: -UndoOffer.seconds)
    guard from < now, now < until else { return nil }
  }
}
