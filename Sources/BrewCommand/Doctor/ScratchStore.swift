import BrewCore
import BrewHost
import BrewStore
import GLibKit
import Glibc
import Speech

/// A store of its own for a test write, removed when this is released.
///
/// It is a file of its own and no tracker in the real store: each change of that raises its revision
/// for good, so that a program that waits with `set --expect` would be refused, an undo would find
/// something else to take back, and every surface would be drawn again. But it is in the folder of the
/// real one, so that it meets the same permissions, disk and free room. What is left, the real file
/// itself, is tried by a write that is taken back before anybody can see it.
///
/// Its folder is locked as long as it is used, so that the next look can remove what one left that was
/// killed.
final class ScratchStore {
  private static let name = ".brewlog-doctor-"

  /// The folder that takes the place of `$XDG_DATA_HOME`.
  let dataHome: String
  private let location: StoreLocation
  private let lock: Int32

  /// Makes its folder, hidden, in the one of the real store, or where that would be made.
  /// Throws ``Unwell``.
  init(beside real: StoreLocation) throws(Unwell) {
    let parent = real.nearestFolder
    for folder in Set([parent, real.directory + "/.."]) { Self.sweep(folder) }
    (dataHome, lock) = try Self.makeFolder(in: parent)
    location = StoreLocation(directory: dataHome + "/brewlog")
  }

  private static func makeFolder(in parent: String) throws(Unwell) -> (path: String, lock: Int32) {
    while true {
      var template = Array("\(parent)/\(name)XXXXXX".utf8CString)
      guard mkdtemp(&template) != nil else {
        throw Unwell(
          say(
            """
            can’t make a file in \(parent): \(systemMessage()); make the folder yours to write, and see \
            that its disk is not full or read-only
            """))
      }
      let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
      let lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      // Another look may have found it before it was locked, and removed it.
      if lock < 0 || flock(lock, LOCK_EX) != 0 || access(path, F_OK) == 0 { return (path, lock) }
      close(lock)
    }
  }

  /// Removes from a folder what is there of looks that have not come to their end.
  private static func sweep(_ folder: String) {
    guard let listing = opendir(folder) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let found = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard found.hasPrefix(name) else { continue }
      let path = "\(folder)/\(found)"
      let lock = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 { remove(path) }
      close(lock)
    }
  }

  private static func remove(_ dataHome: String) {
    let location = StoreLocation(directory: dataHome + "/brewlog")
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(location.file + suffix) }
    rmdir(location.directory)
    rmdir(dataHome)
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
    Self.remove(dataHome)
    close(lock)
  }
}
