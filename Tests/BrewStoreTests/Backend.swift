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
  convenience init(in folder: ScratchFolder) throws {
    try self.init(at: StoreLocation(directory: folder.path + "/brewlog"))
  }
}
