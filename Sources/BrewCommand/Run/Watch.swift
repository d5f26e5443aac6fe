import BrewCore
import BrewStore
import GLibKit
import Glibc

/// A live view: the card, and again whenever it changes.
@MainActor
final class Watch {
  private let runner: Runner
  private let store: Store
  private let screen: Screen
  private let loop = MainLoop()
  private var timer: WallClockTimer?
  private var shown: Entry?
  private var unreadable: [FileIdentity]?
  private var failure: (any Error)?

  init(_ runner: Runner) throws {
    self.runner = runner
    store = try runner.store()
    screen = Screen(runner.output)
  }

  /// Shows the card until SIGINT, SIGTERM or the end of the reader.
  func run() throws {
    // Opening the store makes its folder, which has to be there to be watched.
    _ = try? store.revision()
    let ends = [SIGINT, SIGTERM].map { EventSource.signal($0) { [loop] in loop.quit() } }
    let reader = HangUpWatch(descriptor: STDOUT_FILENO) { [loop] in loop.quit() }
    let monitors = [
      try FileMonitor(path: store.location.directory) { [weak self] in self?.readAgain() },
      try FileMonitor(path: "/etc/localtime") { [weak self] in self?.refresh() },
    ]
    timer = try WallClockTimer { [weak self] in self?.refresh() }
    refresh()
    try withExtendedLifetime((ends, reader, monitors)) {
      if failure == nil { loop.run() }
      if let failure { throw failure }
    }
  }

  /// A failed attempt makes and removes SQLite's side files, which looks like a change of the store:
  /// trying again for that would go on for ever.
  private func readAgain() {
    if unreadable == nil || unreadable != identities { refresh() }
  }

  private var identities: [FileIdentity] {
    [store.location.file, store.location.file + "-wal"].map { FileIdentity($0) }
  }

  private func refresh() {
    let now = runner.clock.now
    let snapshot = try? store.snapshot(of: runner.tracker, now: now)
    unreadable = snapshot == nil ? identities : nil
    let timeline = Timeline(of: snapshot, now: now, calendar: runner.clock)
    timer?.arm(at: timeline.nextChange.microseconds)
    guard timeline.current.content != shown?.content else { return }
    shown = timeline.current
    do {
      try screen.show(timeline.current.card)
    } catch {
      failure = error
      loop.quit()
    }
  }
}
