import Foundation

/// The monotonic clock of the machine, the same for all its processes and threads.
enum Clock {
  /// Nanoseconds since some instant.
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  static func milliseconds(from start: UInt64, to end: UInt64) -> Double {
    Double(end - start) / 1e6
  }
}
