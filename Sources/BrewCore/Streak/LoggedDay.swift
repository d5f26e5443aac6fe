/// A local day with at least one brew, or one that was skipped, as the store keeps it: one row however
/// many brews it has.
public struct LoggedDay: Hashable, Sendable {
  /// The day.
  public let day: Day
  /// How many brews it has.
  public let brews: Int
  /// True if it was left out on purpose.
  public let isSkipped: Bool
  /// The easternmost UTC offset among its events, in seconds: where the day began earliest.
  public let firstOffset: Int
  /// The westernmost UTC offset among its events, in seconds: where the day ended latest.
  public let lastOffset: Int
  /// The streak up to and with this day; none if it has fewer brews than the target, the one before
  /// it where that is skipped.
  public let streak: Streak

  /// The numbers of brews that a day may have, of which a million days have a sum.
  public static let counts = 0...1 << 32

  /// A day from its parts.
  public init(
    day: Day, brews: Int, isSkipped: Bool = false, firstOffset: Int, lastOffset: Int,
    streak: Streak
  ) {
    self.day = day
    self.brews = brews
    self.isSkipped = isSkipped
    self.firstOffset = firstOffset
    self.lastOffset = lastOffset
    self.streak = streak
  }
}
