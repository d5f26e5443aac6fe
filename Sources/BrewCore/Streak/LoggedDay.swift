/// A local day with at least one brew, as the store keeps it: one row however many brews it has.
public struct LoggedDay: Hashable, Sendable {
  /// The day.
  public let day: Day
  /// How many brews it has, 1 or more.
  public let brews: Int
  /// The easternmost UTC offset among its brews, in seconds: where the day began earliest.
  public let firstOffset: Int
  /// The westernmost UTC offset among its brews, in seconds: where the day ended latest.
  public let lastOffset: Int
  /// The streak up to and with this day; none if it has fewer brews than the target.
  public let streak: Streak

  /// A day from its parts.
  public init(day: Day, brews: Int, firstOffset: Int, lastOffset: Int, streak: Streak) {
    self.day = day
    self.brews = brews
    self.firstOffset = firstOffset
    self.lastOffset = lastOffset
    self.streak = streak
  }
}
