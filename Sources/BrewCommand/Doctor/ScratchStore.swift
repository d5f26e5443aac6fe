import BrewCore
import BrewHost
import BrewStore
import GLibKit
import Glibc

/// A store of its own for a test write, removed when this is released.
///
/// It is a file of its own and no tracker in the real store: each change of that raises its revision
/// for good, so that a program that waits with `set --expect` would be refused, an undo would find
/// something else to take back, and every surface would be drawn again. But it is in the folder of the
/// real one, so that it meets the same permissions, disk and free room. What is left, the real file
/// itself, is tried by a write that is taken back before anybody can see it.
final class ScratchStore {
  /// The folder that takes the place of `$XDG_DATA_HOME`.
  let dataHome: String
  private let location: StoreLocation

  /// Makes its folder, hidden, in the one of the real store, or where that would be made.
  /// Throws ``Unwell``.
  init(beside real: StoreLocation) throws(Unwell) {
    let parent = real.nearestFolder
    var template = Array("\(parent)/.brewlog-doctor-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Unwell(
        """
        can’t make a file in \(parent): \(systemMessage()); make the folder yours to write, and see \
        that its disk is not full or read-only
        """)
    }
    dataHome = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    location = StoreLocation(directory: dataHome + "/brewlog")
  }

  /// Writes as a person would, and gives what another process has to find.
  func write(at now: Moment) throws -> (tracker: Tracker.ID, revision: Int64, count: Int) {
    let store = Store(at: location)
    let name = try ShortText("Scratch", of: .name)
    let rules = Tracker.Rules.count(CountRules(start: 40, target: nil, goesBelowZero: false))
    var made: Tracker.ID?
    try store.edit { present in
      let tracker = try present.adding(name, rules: rules)
      made = tracker.id
      return tracker
    }
    let tracker = made ?? .brew
    let receipt = try Add(2).perform(on: store, tracker: tracker, now: now)
    return (tracker, receipt.snapshot.revision, receipt.snapshot.count)
  }

  deinit {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(location.file + suffix) }
    rmdir(location.directory)
    rmdir(dataHome)
  }
}
