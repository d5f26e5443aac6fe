import CGLib
import Glibc

/// Fires at a time of the wall clock, also if the machine slept through it, and whenever the clock is
/// set: a `timerfd` on `CLOCK_REALTIME` with `TFD_TIMER_CANCEL_ON_SET`.
///
/// Firing means "look at the clock": it does not say which of the two happened, and the timer stays
/// silent until it is armed again.
@MainActor
public final class WallClockTimer {
  private let descriptor: Int32
  private var source: EventSource?

  /// A timer that is not armed. Throws ``GLibError`` if the system has no timer to give.
  public init(onFire: @escaping @MainActor () -> Void) throws(GLibError) {
    let descriptor = timerfd_create(CLOCK_REALTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    self.descriptor = descriptor
    guard descriptor >= 0 else { throw GLibError(errno: errno, doing: "timerfd_create") }
    source = EventSource.readable(descriptor) {
      // Reading takes the event off; it fails with ECANCELED if the clock was set, and then too
      // there is nothing left to wait for.
      var expirations: UInt64 = 0
      _ = read(descriptor, &expirations, MemoryLayout.size(ofValue: expirations))
      onFire()
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Sets when to fire: microseconds since 1970-01-01T00:00:00Z. It replaces the time set before; a
  /// time that has passed fires at once.
  public func arm(at microseconds: Int64) {
    // An all-zero time would disarm the timer.
    let time = max(1, microseconds)
    var value = itimerspec()
    value.it_value.tv_sec = Int(time / 1_000_000)
    value.it_value.tv_nsec = Int(time % 1_000_000) * 1000
    let flags = Int32(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET)
    // ECANCELED: the clock was set since the last look. The new time stands, but the caller's idea
    // of now may not, so it fires.
    if timerfd_settime(descriptor, flags, &value, nil) != 0, errno == ECANCELED {
      value.it_value.tv_sec = 1
      _ = timerfd_settime(descriptor, flags, &value, nil)
    }
  }
}
