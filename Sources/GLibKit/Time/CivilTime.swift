import CGLib
import Glibc
import Synchronization

/// Wall time in the local zone: the one that `TZ` names or else `/etc/localtime`, looked at anew for
/// each question, so that it may change while the program runs.
///
/// Instants are microseconds since 1970-01-01T00:00:00Z and days are numbered from 1970-01-01.
public enum CivilTime {
  // GLib shares zones by their name for as long as anybody holds one, so the process holds only this
  // one, and lets go of it before it asks for the same name again.
  private static let held = Mutex<LoadedZone?>(nil)

  /// The present instant.
  public static var now: Int64 { Int64(g_get_real_time()) }

  /// Seconds east of UTC at an instant.
  public static func utcOffset(at microseconds: Int64) -> Int {
    current { $0.utcOffset(atSecond: microseconds.floored(by: 1_000_000)) }
  }

  /// The number of the local day at an instant.
  public static func day(at microseconds: Int64) -> Int {
    let second = microseconds.floored(by: 1_000_000)
    return Int((second + Int64(current { $0.utcOffset(atSecond: second) })).floored(by: 86_400))
  }

  /// The instant when the clock shows `second` seconds after 00:00 on a local day: the first one if
  /// there are two, and where the clock jumps over that time, the instant of the jump.
  public static func instant(day: Int, second: Int) -> Int64 {
    current { $0.firstSecond(atLocal: Int64(day) * 86_400 + Int64(second)) } * 1_000_000
  }

  /// The value of `TZ` if GLib reads it otherwise than the rest of the system, such as `TST-17:5:3`,
  /// which is UTC to it; else nil.
  public static var misreadZone: String? {
    // Where it is not set, nobody pays for libc's reading of the zone.
    guard let name = Surroundings.variable("TZ") else { return nil }
    return isAsInLibc ? nil : name
  }

  /// True if the offset that GLib reads for the present is that of the C library.
  public static var isAsInLibc: Bool {
    var second = time_t(now / 1_000_000)
    var local = tm()
    tzset()
    guard localtime_r(&second, &local) != nil else { return true }
    return local.tm_gmtoff == utcOffset(at: Int64(second) * 1_000_000)
  }

  /// False if the zone has no rules to read, so that UTC stands for it.
  public static var isZoneFound: Bool { current { $0.isFound } }

  private static func current<Value: Sendable>(_ read: (LoadedZone) -> Value) -> Value {
    held.withLock { held in
      let source = ZoneSource.current
      if let zone = held, zone.source == source { return read(zone) }
      held = nil
      let zone = LoadedZone(source)
      held = zone
      return read(zone)
    }
  }
}

extension Int64 {
  fileprivate func floored(by divisor: Int64) -> Int64 {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}
