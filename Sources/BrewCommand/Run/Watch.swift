import BrewCore
import BrewHost
import BrewStore
import GLibKit
import Glibc

/// A live view: what is shown of an entry, and again whenever it changes.
@MainActor
final class Watch {
  private let runner: Runner
  private let tracker: Tracker.ID
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
    tracker = runner.tracker
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
    timer = try WallClockTimer { [weak self] in self?.refresh() }
    refresh()
    try withExtendedLifetime((ends, reader, zone)) {
      if failure == nil { loop.run() }
      if let failure { throw failure }
    }
  }

  private func refresh() {
    let now = runner.clock.now
    let snapshot = storeWatch.follow { try? store.snapshot(of: tracker, now: now) }
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
