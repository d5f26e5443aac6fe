import BrewCore
import Testing
import TestSupport

@testable import BrewStore

/// The file store and the naive one agree after each step of thousands of random histories.
@Suite struct EquivalenceTests {
  @Test(arguments: 1...90, Tracker.Kind.allCases)
  func agreesWithTheNaiveStore(seed: UInt64, kind: Tracker.Kind) throws {
    let folder = try ScratchFolder()
    let file = Store(in: folder)
    let memory = MemoryStore()
    var history = RandomHistory(seed: seed, of: kind)
    let tracker = history.tracker
    if tracker != .brew {
      for store in [file, memory] as [any EventStore] { try store.edit { _ in tracker } }
    }
    var steps: [String] = []
    for _ in 0..<60 {
      let step = history.next()
      steps.append("\(step)")
      let taken = try step.perform(file)
      #expect(try step.perform(memory) == taken)
      guard try agree(file, memory, tracker.id, step.now, seed, steps) else { return }
      guard case .daily(let rules) = tracker.rules else {
        let items = try file.items(of: tracker.id)
        try #require(items == memory.history(of: tracker), "seed \(seed)")
        continue
      }
      let eras = memory.eras(of: tracker.id, rules).filter { !$0.isEmpty }
      try #require(file.eras() == eras, "seed \(seed):\n\(steps.joined(separator: "\n"))")
    }
    #expect(try file.faults() + file.differences() == [], "seed \(seed)")
    withExtendedLifetime(folder) {}
  }

  /// Compares what both show now, at a week's distance, and of all days.
  private func agree(
    _ file: Store, _ memory: MemoryStore, _ tracker: Tracker.ID, _ now: Moment, _ seed: UInt64,
    _ steps: [String]
  ) throws -> Bool {
    for distance: Int64 in [0, -3, 4, -1000] {
      let seen = now.advanced(bySeconds: distance * 86_400)
      let found = try file.snapshot(of: tracker, now: seen)
      let expected = try memory.snapshot(of: tracker, now: seen)
      let week = expected.days.filter { $0.day >= seen.day.advanced(by: -7) }
      let same =
        found == expected.with(days: week) && content(found, seen) == content(expected, seen)
      guard same else {
        let prefix = steps.enumerated().map { "\($0.offset): \($0.element)" }
        Issue.record(
          """
          seed \(seed), seen at \(seen):
          \(prefix.joined(separator: "\n"))
          found \(found)
          expected \(expected.with(days: week))
          """)
        return false
      }
    }
    return true
  }

  private func content(_ snapshot: Snapshot, _ now: Moment) -> Entry.Content {
    let calendar = FakeCalendar(offset: now.utcOffset)
    return Timeline(of: snapshot, now: now, calendar: calendar).current.content
  }
}

extension Store {
  /// The logged days that are kept, by eras, newest first in each.
  fileprivate func eras() throws -> [[LoggedDay]] {
    try accessing { connection in
      let rows = try connection.rows(
        "SELECT \(StoredDay.columns) FROM logged_day ORDER BY era, day DESC",
        read: StoredDay.init(row:))
      return Set(rows.map(\.era)).sorted().map { era in
        rows.filter { $0.era == era }.map(\.logged)
      }
    }
  }
}

extension Snapshot {
  /// The same with these days.
  func with(days: [LoggedDay]) -> Snapshot {
    Snapshot(
      revision: revision, tracker: tracker, changed: changed, days: days, weeks: weeks,
      past: past, best: best, lastMethod: lastMethod, lastSlip: lastSlip, count: count,
      latest: latest,
      undoable: undoable)
  }
}
