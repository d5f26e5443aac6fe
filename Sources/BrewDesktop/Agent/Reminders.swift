import BrewCore
import BrewHost
import GLibKit

/// What became of the reminders on this desktop: which have asked, which are put off, and whether
/// nothing is to come by itself.
final class Reminders {
  private let state = DeskState()
  private let settings: SettingsFollower
  private var monitor: FileMonitor?

  /// What was left by the last run.
  init(settings: SettingsFollower) {
    self.settings = settings
  }

  /// Calls `onChange` when somebody else lets it be quiet, or no longer, or another session has asked.
  func start(onChange: @escaping () -> Void) {
    do {
      monitor = try FileMonitor(path: state.makeFolder()) { [state] in
        if state.refresh() { onChange() }
      }
    } catch {
      Log.warning("reminders: “brewlog quiet” needs a restart: \(error)")
    }
  }

  /// What a timeline is to know of the reminders of a tracker.
  func reminding(of tracker: Tracker.ID) -> Reminding {
    state.reminding(of: tracker)
  }

  /// True if nothing is to come by itself on a day.
  func isQuiet(on day: Day) -> Bool {
    state.quietDay == day
  }

  /// Takes note that a tracker asks now.
  func note(_ tracker: Tracker.ID, at now: Moment) {
    Log.debug("remind: due")
    keep { try state.note(tracker, asked: now.instant) }
  }

  /// Lets a tracker ask again after a while: as long as is set, or some seconds.
  func putOff(_ tracker: Tracker.ID, at now: Moment, seconds: Int? = nil) {
    let later = now.instant.advanced(
      bySeconds: Int64(seconds ?? settings.settings.laterMinutes * 60))
    Log.debug("remind: put off")
    keep { try state.note(tracker, asked: now.instant, later: later) }
  }

  /// Lets nothing come by itself on a day, nil for none. Throws ``FileError``.
  func keepQuiet(on day: Day?) throws {
    try state.keepQuiet(on: day)
  }

  private func keep(_ write: () throws -> Void) {
    do {
      try write()
    } catch {
      Log.warning("reminders: one may come again after a restart: \(error)")
    }
  }
}
