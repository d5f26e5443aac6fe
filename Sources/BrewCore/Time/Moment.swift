/// An instant as it was seen on a wall: with the UTC offset and the local day that held there and then.
public struct Moment: Hashable, Sendable {
  /// When.
  public let instant: Instant
  /// Seconds east of UTC.
  public let utcOffset: Int
  /// The local day, the unit that streaks count.
  public let day: Day

  /// A moment from its parts.
  public init(instant: Instant, utcOffset: Int, day: Day) {
    self.instant = instant
    self.utcOffset = utcOffset
    self.day = day
  }
}
