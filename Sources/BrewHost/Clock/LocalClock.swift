import BrewCore
import GLibKit
import Speech

/// The clock and calendar on this machine's wall, with days that start at midnight or some hours later.
public struct LocalClock: CivilCalendar, Sendable {
  /// When a day starts, in seconds after midnight.
  private let dayStart: Int

  /// The clock of the local zone, with days that start as is set.
  public init(_ settings: Settings = Settings()) {
    dayStart = settings.dayStart
  }

  /// What the clock shows.
  public var now: Moment {
    moment(at: Instant(microseconds: CivilTime.now))
  }

  /// What is wrong with the clock, in a sentence; nil if nothing is.
  public var fault: String? {
    CivilTime.misreadZone.map { zone in
      say(
        """
        TZ is \(zone.quoted), which can’t be read here as the system reads it, so days begin at the \
        wrong time; name a zone as in TZ=Europe/Berlin
        """)
    }
  }

  /// The same, looked at more closely than there is time for at each start: the zone too that nobody
  /// has, which all programs take for UTC, and the one that `TZ` does not name.
  public var closerFault: String? {
    if let fault { return fault }
    let name = Surroundings.variable("TZ") ?? ""
    if !name.isEmpty, !CivilTime.isZoneFound {
      return say(
        """
        TZ is \(name.quoted), which is no zone here, so days begin as in UTC; name one as in \
        TZ=Europe/Berlin, or unset it
        """)
    }
    guard CivilTime.isAsInLibc else {
      return say(
        """
        /etc/localtime can’t be read here as the system reads it, so days begin at the wrong time; \
        set the system’s zone again
        """)
    }
    return nil
  }

  /// The local view of an instant.
  public func moment(at instant: Instant) -> Moment {
    Moment(
      instant: instant, utcOffset: CivilTime.utcOffset(at: instant.microseconds),
      day: day(at: instant))
  }

  /// The first moment of a day.
  public func start(of day: Day) -> Moment {
    // With a day that the zone skipped the next one begins.
    moment(of: dayStart > 0 && !hasStart(day) ? day.advanced(by: 1) : day, second: dayStart)
  }

  /// The moment of `day` when the clock shows `second` seconds after 00:00: the first of two, and where
  /// the clock jumps over that time, the moment of the jump.
  public func moment(of day: Day, second: Int) -> Moment {
    moment(at: instant(date(of: day, atSecond: second), second))
  }

  /// The same on a date of the calendar, where the hours after midnight are its first ones; nil if the
  /// zone skipped that date.
  func moment(onDate date: Day, second: Int) -> Moment? {
    let instant = instant(date, second)
    return CivilTime.day(at: instant.microseconds) == date.number ? moment(at: instant) : nil
  }

  /// The date of the calendar when the clock shows `second` seconds after 00:00 on `day`, which goes on
  /// until the next one starts.
  func date(of day: Day, atSecond second: Int) -> Day {
    second < dayStart ? day.advanced(by: 1) : day
  }

  /// The day to which that time on a date of the calendar belongs.
  func day(ofDate date: Day, atSecond second: Int) -> Day {
    second < dayStart ? date.advanced(by: -1) : date
  }

  private func day(at instant: Instant) -> Day {
    let date = Day(number: CivilTime.day(at: instant.microseconds))
    guard dayStart > 0, instant < self.instant(date, dayStart) else { return date }
    let before = date.advanced(by: -1)
    return hasStart(before) ? before : before.advanced(by: -1)
  }

  /// False for a day that the zone skipped.
  private func hasStart(_ day: Day) -> Bool {
    CivilTime.day(at: instant(day, dayStart).microseconds) == day.number
  }

  private func instant(_ date: Day, _ second: Int) -> Instant {
    Instant(microseconds: CivilTime.instant(day: date.number, second: second))
  }
}
