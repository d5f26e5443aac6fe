import BrewCore
import GLibKit

/// The clock and calendar on this machine's wall.
public struct LocalClock: CivilCalendar, Sendable {
  /// The clock of the local zone.
  public init() {}

  /// What the clock shows.
  public var now: Moment {
    moment(at: Instant(microseconds: CivilTime.now))
  }

  /// What is wrong with the clock, in a sentence; nil if nothing is.
  public var fault: String? {
    CivilTime.misreadZone.map { zone in
      """
      TZ is \(zone.quoted), which can’t be read here as the system reads it, so days begin at the \
      wrong time; name a zone as in TZ=Europe/Berlin
      """
    }
  }

  /// The same, looked at more closely than there is time for at each start: the zone too that nobody
  /// has, which all programs take for UTC, and the one that `TZ` does not name.
  public var closerFault: String? {
    if let fault { return fault }
    let name = Surroundings.variable("TZ") ?? ""
    if !name.isEmpty, !CivilTime.isZoneFound {
      return """
        TZ is \(name.quoted), which is no zone here, so days begin as in UTC; name one as in \
        TZ=Europe/Berlin, or unset it
        """
    }
    guard CivilTime.isAsInLibc else {
      return """
        /etc/localtime can’t be read here as the system reads it, so days begin at the wrong time; \
        set the system’s zone again
        """
    }
    return nil
  }

  /// The local view of an instant.
  public func moment(at instant: Instant) -> Moment {
    Moment(
      instant: instant,
      utcOffset: CivilTime.utcOffset(at: instant.microseconds),
      day: Day(number: CivilTime.day(at: instant.microseconds)))
  }

  /// The first moment of a day.
  public func start(of day: Day) -> Moment {
    moment(of: day, second: 0)
  }

  /// The moment when the clock shows `second` seconds after 00:00 on `day`: the first of two, and
  /// where the clock jumps over that time, the moment of the jump.
  public func moment(of day: Day, second: Int) -> Moment {
    let microseconds = CivilTime.instant(day: day.number, second: second)
    return moment(at: Instant(microseconds: microseconds))
  }
}
