import BrewCore
import BrewHost
import BrewStore
import GLibKit

/// The tracker that is set, as the store has it.
final class ChosenTracker {
  /// What was read last.
  private(set) var tracker = Tracker.brew
  private let store: Store
  private let settings: SettingsFollower
  private var lastFailure: String?
  /// The tracker that was said not to be there.
  private var missing: Tracker.ID?

  /// Daily brews, until it is read.
  init(in store: Store, settings: SettingsFollower) {
    self.store = store
    self.settings = settings
  }

  /// Reads what the store holds of it, nil if that fails. A failure is logged, once in a row.
  func read(now: Moment) -> Snapshot? {
    do {
      let snapshot = try snapshot(now: now)
      tracker = snapshot.tracker
      lastFailure = nil
      Stage.read.did("revision \(snapshot.revision)", at: snapshot.revision)
      return snapshot
    } catch {
      let failure = "\(error)"
      if failure != lastFailure { Stage.read.failed(because: error) }
      lastFailure = failure
      return nil
    }
  }

  /// The methods to choose from, most recent first, and the brews of the last seven days; nil if they
  /// can't be read.
  func brews(until today: Day) -> (methods: [Method], brews: [Day: Int])? {
    guard tracker.kind == .daily else { return ([], [:]) }
    // One after the other: each may wait for another process.
    guard let used = try? store.methods(of: tracker.id),
      let brews = try? store.brews(of: tracker.id, from: today.advanced(by: -6))
    else { return nil }
    return (tracker.methods(after: used.prefix(MenuContent.mostRecent)), brews)
  }

  /// The tracker that is set; daily brews where there is none of that name.
  private func snapshot(now: Moment) throws -> Snapshot {
    let id = settings.settings.tracker
    do {
      let snapshot = try store.snapshot(of: id, now: now)
      missing = nil
      return snapshot
    } catch is TrackerError {
      // Said once, and not by its name: trackers are called what the person likes.
      if missing != id {
        Log.warning("settings: the tracker that is set is not in the store; showing daily brews")
      }
      missing = id
      return try store.snapshot(of: .brew, now: now)
    }
  }
}
