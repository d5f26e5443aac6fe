import CGLib

/// The rules of a zone as they were when they were read. UTC where there are none to read, as in libc.
final class LoadedZone {
  let source: ZoneSource
  /// False if there were none to read.
  let isFound: Bool
  private let zone: OpaquePointer

  init(_ source: ZoneSource) {
    self.source = source
    let read = source.isSound ? g_time_zone_new_identifier(source.identifier) : nil
    isFound = read != nil
    zone = read ?? g_time_zone_new_utc()
  }

  deinit {
    g_time_zone_unref(zone)
  }

  func utcOffset(atSecond second: Int64) -> Int {
    let interval = g_time_zone_find_interval(zone, G_TIME_TYPE_UNIVERSAL, gint64(second))
    return Int(g_time_zone_get_offset(zone, interval))
  }

  /// The first second at which the local clock shows `local`, or jumps over it.
  func firstSecond(atLocal local: Int64) -> Int64 {
    // A time that comes twice is in two intervals, and asking for both kinds finds both of them.
    let candidates = [G_TIME_TYPE_STANDARD, G_TIME_TYPE_DAYLIGHT].map { type in
      var adjusted = gint64(local)
      let interval = g_time_zone_adjust_time(zone, type, &adjusted)
      return Int64(adjusted) - Int64(g_time_zone_get_offset(zone, interval))
    }
    return min(candidates[0], candidates[1])
  }
}
