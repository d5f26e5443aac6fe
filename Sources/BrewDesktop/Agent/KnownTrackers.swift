import BrewCore
import BrewStore

/// What the store holds of the trackers besides the one that is set. What has not changed is not read again.
final class KnownTrackers {
  /// A tracker, and what the store held of it when it was read.
  struct Known {
    let tracker: Tracker
    /// Nil where it could not be read.
    let snapshot: Snapshot?
    fileprivate let revision: Int64
    fileprivate let day: Day
  }

  /// All of them, in the order in which they were made.
  private(set) var all: [Known] = []
  /// True if those are what a store holds: it could be read, and is not blank.
  private(set) var areThere = false
  private let store: Store
  /// What they were read at: the store's revision, the day, and the tracker that is left out.
  private var seen: (revision: Int64, day: Day, chosen: Tracker.ID)?
  /// The file that they were read from, as ``Store/openings`` has it.
  private var opening = 0

  /// None yet.
  init(in store: Store) {
    self.store = store
  }

  /// Takes note that the change that made this revision was none of theirs.
  func pass(_ revision: Int64) {
    if let seen, seen.revision == revision - 1 { self.seen?.revision = revision }
  }

  /// Reads those again that have changed, or that were read on another day. Where the store can't be
  /// read, what is known stays, without what it came to.
  func read(at revision: Int64?, now: Moment, besides chosen: Tracker.ID) {
    if let seen, let revision, seen == (revision, now.day, chosen), opening == store.openings {
      return
    }
    (seen, areThere) = (nil, false)
    guard let revision, let present = try? revision == 0 ? [] : store.trackersWithRevisions() else {
      all = all.map {
        Known(tracker: $0.tracker, snapshot: nil, revision: $0.revision, day: $0.day)
      }
      return
    }
    let before =
      opening == store.openings ? Dictionary(all.map { ($0.tracker.id, $0) }) { $1 } : [:]
    opening = store.openings
    areThere = revision > 0
    all = present.filter { $0.tracker.id != chosen }.map { tracker, revision in
      if let known = before[tracker.id], known.revision == revision, known.day == now.day,
        known.snapshot != nil
      {
        return known
      }
      return Known(
        tracker: tracker, snapshot: try? store.snapshot(of: tracker.id, now: now),
        revision: revision, day: now.day)
    }
    // What changed since the store was at that revision is seen with the next one.
    if !all.contains(where: { $0.snapshot == nil }) { seen = (revision, now.day, chosen) }
  }
}
