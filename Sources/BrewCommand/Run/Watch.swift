import BrewCore
import BrewHost
import BrewStore
import GLibKit
import Glibc

/// A live view: what is shown of an entry, and again whenever it changes.
@MainActor
final class Watch {
  private var runner: Runner
  private let store: Store
  private let show: (Entry) throws -> Void
  private let loop = MainLoop()
  private var timer: WallClockTimer?
  private var shown: Entry?
  private lazy var storeWatch = StoreWatch(of: store) { [weak self] in self?.refresh() }
  private var failure: (any Error)?

  init(_ runner: Runner, show: @escaping (Entry) throws -> Void) throws {
    self.runner = runner
    self.show = show
    store = try runner.store()
    do {
      _ = try runner.target()
    } catch let error as TrackerError {
      throw error
    } catch {
      // A store that can't be read is shown as such, and may be mended meanwhile.
    }
  }

  /// Shows entries until SIGINT, SIGTERM or the end of the reader.
  func run() throws {
    let ends = [SIGINT, SIGTERM].map { EventSource.signal($0) { [loop] in loop.quit() } }
    let reader = HangUpWatch(descriptor: STDOUT_FILENO) { [loop] in loop.quit() }
    let zone = try FileMonitor(path: "/etc/localtime") { [weak self] in self?.refresh() }
    let settings = followSettings()
    timer = try WallClockTimer { [weak self] in self?.refresh() }
    refresh()
    try withExtendedLifetime((ends, reader, zone, settings)) {
      if failure == nil { loop.run() }
      if let failure { throw failure }
    }
  }

  /// Reads the settings again when they change: when a day starts, and which tracker is set.
  private func followSettings() -> FileMonitor? {
    guard let file = try? SettingsFile() else { return nil }
    try? file.makeFolder()
    return try? FileMonitor(path: file.directory) { [weak self] in
      guard let self else { return }
      runner = Runner(output: runner.output, chosen: runner.chosen)
      refresh()
    }
  }

  private func refresh() {
    let now = runner.clock.now
    let snapshot = storeWatch.follow { try? store.snapshot(of: runner.tracker, now: now) }
    let timeline = Timeline(of: snapshot, now: now, calendar: runner.clock)
    timer?.arm(at: timeline.nextChange.microseconds)
    guard timeline.current.content != shown?.content else { return }
    shown = timeline.current
    do {
      try show(timeline.current)
    } catch {
      failure = error
      loop.quit()
    }
  }
}
