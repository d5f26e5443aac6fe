import BrewCore
import BrewStore
import GLibKit

/// Says when there is something new to read in the store, whoever changed it.
///
/// Many changes of the folder are no change of the store: a reader, a checkpoint, the own write. And a
/// read that fails makes and removes SQLite's side files, so that trying again for that would go on
/// for ever.
@MainActor
public final class StoreWatch {
  private enum Seen: Equatable {
    case nothing
    case revision(Int64, opening: Int)
    case unreadable([FileIdentity])
  }

  private let store: Store
  private let onChange: @MainActor () -> Void
  private var seen = Seen.nothing
  private var monitor: FileMonitor?
  private var first: EventSource?
  private var settling: EventSource?

  /// A watch that begins when ``follow(_:)`` reads for the first time.
  public init(of store: Store, onChange: @escaping @MainActor () -> Void) {
    self.store = store
    self.onChange = onChange
  }

  /// Takes note of what `read` reads, nil for a failed read; a change is what differs from it.
  ///
  /// A little later the store is settled, because whoever keeps it open keeps others from doing so.
  /// Not at once: of several presses in a row each would wait for the disk twice.
  @discardableResult
  public func follow(_ read: () -> Snapshot?) -> Snapshot? {
    // The files as they are before the read: one that changes during it is a change.
    let before = identities
    let snapshot = read()
    seen =
      snapshot.map { .revision($0.revision, opening: store.openings) } ?? .unreadable(before)
    if monitor == nil { begin() }
    if snapshot != nil { settling = .timeout(milliseconds: 250) { [store] in store.settle() } }
    return snapshot
  }

  private func begin() {
    let directory = store.location.directory
    // The folder need not be there, but the one that holds it has to; where that can't be made there is
    // nothing to watch yet.
    let home = directory.lastIndex(of: "/").map { String(directory[..<$0]) }
    if let home { try? FileSystem.makeFolder(home) }
    monitor = try? FileMonitor(path: directory) { [weak self] in self?.look() }
    // What was written between that read and now has told nobody.
    if monitor != nil { first = .idle { [weak self] in self?.look() } }
  }

  private func look() {
    switch seen {
    case .revision(let revision, let opening)
    where (try? store.revision()) == revision && store.openings == opening: return
    case .unreadable(let identities) where identities == self.identities: return
    default: onChange()
    }
  }

  private var identities: [FileIdentity] {
    [store.location.file, store.location.log].map { FileIdentity($0) }
  }
}
