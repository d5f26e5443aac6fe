import BrewCore
import BrewHost
import BrewStore
import GLibKit
import Speech

/// Compute, and what it goes by: the clock and the settings.
extension Doctor {
  func examineState() {
    let store = try? Store(with: settings, busyTimeout: 2)
    check(.clock) {
      if let fault = clock.closerFault { throw Unwell(fault) }
      return say("\(clock.now), the same to GLib and the C library")
    }
    check(.settings) { try readSettings(store) }
    check(.compute) { try compute(store) }
  }

  private func readSettings(_ store: Store?) throws -> String {
    let file = try SettingsFile()
    let (settings, faults) = try file.read()
    self.settings = settings
    let known = try? store?.trackers()
    let isUnknown = known.map { (try? $0.named(settings.tracker)) == nil } ?? false
    if isUnknown { self.settings.tracker = .brew }
    if let fault = faults.first {
      if faults.count == 1 { throw fault }
      let others = faults.count - 1
      throw Unwell(
        say(
          others, one: "\(sentence(of: fault)); and one thing more, which “brewlog settings” names",
          other: "\(sentence(of: fault)); and \(others) things more, which “brewlog settings” names"
        ))
    }
    if isUnknown {
      // Its name is what the person called it.
      throw Unwell(
        say(
          """
          the tracker that is set is not in the store, so the desktop shows daily brews; set one that \
          “brewlog tracker list” names with: brewlog settings tracker ID
          """))
    }
    return settings == Settings() ? say("all as usual") : say("\(file.path) can be read")
  }

  private func compute(_ store: Store?) throws -> String {
    let now = clock.now
    let snapshot: Snapshot
    do {
      guard let read = try store?.snapshot(of: settings.tracker, now: now) else {
        throw Unchecked(reason: say("there is no place for a store"))
      }
      snapshot = read
    } catch is StoreError {
      throw Unchecked(reason: say("the store can’t be read"))
    }
    if let latest = snapshot.latest, latest.recorded > now.instant {
      throw Unwell(say("the newest entry is later than the clock shows; set the machine’s clock"))
    }
    let late = settings.attention.second.map { clock.moment(of: now.day, second: $0) }
    let timeline = Timeline(of: snapshot, now: now, calendar: clock, lateFrom: late)
    let moments = timeline.entries.map(\.at.instant)
    let isInOrder = zip(moments, moments.dropFirst()).allSatisfy { $0 < $1 }
    guard isInOrder, moments.first == now.instant, moments.last == timeline.nextRefresh.instant,
      timeline.nextRefresh.day > now.day
    else {
      throw Unwell(
        say(
          """
          the day that begins at \(timeline.nextRefresh) does not follow \(now); set the machine’s \
          clock and zone
          """))
    }
    return say("\(moments.count) entries from now to the next day, at \(timeline.nextRefresh)")
  }
}
