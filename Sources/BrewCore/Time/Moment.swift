/// An instant as it was seen on a wall: with the UTC offset and the local day that held there and then.
public struct Moment: Hashable, Sendable {
  /// When.
  public let instant: Instant
  /// Seconds east of UTC.
  public let utcOffset: Int
  /// The local day, the unit that streaks count.
  public let day: Day

  /// The offsets that are recorded: as many as a zone may have (RFC 9636), in whole hours.
  public static let utcOffsets = -26 * 3600...26 * 3600

  /// True if all of it is in the ranges that are recorded.
  var isInRange: Bool {
    Instant.range.contains(instant) && Moment.utcOffsets.contains(utcOffset)
      && Day.range.contains(day)
  }

  /// A moment from its parts.
  public init(instant: Instant, utcOffset: Int, day: Day) {
    self.instant = instant
    self.utcOffset = utcOffset
    self.day = day
  }
}
