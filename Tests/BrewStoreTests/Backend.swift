import BrewCore
import BrewStore
import TestSupport

/// The two implementations of the store's interface, which no intent can tell apart.
enum Backend: CaseIterable {
  case memory
  case file

  /// Runs `body` on an empty store.
  func withStore(_ body: (any EventStore) throws -> Void) throws {
    switch self {
    case .memory: try body(MemoryStore())
    case .file:
      let folder = try ScratchFolder()
      try withExtendedLifetime(folder) { try body(Store(in: folder)) }
    }
  }
}

extension Store {
  /// A store in a test's own folder.
  convenience init(in folder: ScratchFolder) {
    self.init(at: StoreLocation(directory: folder.path + "/brewlog"))
  }

  /// Logs `count` brews, a minute apart.
  func log(_ count: Int = 1, from first: Moment = Moment("2026-11-30")) throws {
    for minute in 0..<count {
      try Log().perform(on: self, now: first.advanced(bySeconds: Int64(minute) * 60))
    }
  }

  /// The whole history, newest first.
  func items(of tracker: Tracker.ID = .brew, limit: Int? = nil) throws -> [HistoryItem] {
    var items: [HistoryItem] = []
    try history(of: tracker, limit: limit) { items.append($0) }
    return items
  }
}
