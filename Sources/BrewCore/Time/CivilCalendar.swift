/// The seam to the calendar on the wall: which day it is, and when a day starts.
public protocol CivilCalendar {
  /// The local view of an instant.
  func moment(at instant: Instant) -> Moment

  /// The moment from which on it is `day` or later. It is not always 00:00: a midnight that daylight
  /// saving skips becomes the first time that exists, and a day that the zone skipped becomes the
  /// next one. Where the first hour of a day comes twice (01:00 becomes 00:00) the day begins with
  /// the first; where the clock goes back to the day before (00:01 becomes 23:01) with the second.
  func start(of day: Day) -> Moment

  /// The moment of `day` when the clock shows `second` seconds after 00:00: the first of two, and where
  /// the clock jumps over that time, the moment of the jump, which may belong to the next day.
  func moment(of day: Day, second: Int) -> Moment
}
