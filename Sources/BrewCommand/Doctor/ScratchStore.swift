import BrewCore
import BrewStore
import Folders
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
/// All of it is made and removed by descriptor, because others may write to the folder above. What another
/// process made is never removed.
final class ScratchStore {
  private static let beginning = ".brewlog-doctor-"

  private let parent: Folder
  private let name: String
  /// What takes the place of `$XDG_DATA_HOME`. It is locked as long as it is used.
  private let home: Folder
  private let lock: Int32
  private let folder: Folder
  private let held: HeldSignals

  /// The path of the folder that takes the place of `$XDG_DATA_HOME`.
  var dataHome: String { home.path }

  /// Makes its folder, hidden, in the one of the real store, or where that would be made.
  /// Throws ``Unwell``.
  init(beside real: StoreLocation) throws(Unwell) {
    // A person who presses Ctrl-C would leave it there.
    held = HeldSignals()
    do throws(PathError) {
      parent = try Folder.open(real.nearestFolder)
      (home, name) = try Self.makeHome(in: parent)
      lock = home.lock()
      do throws(PathError) {
        folder = try home.makeFolder("brewlog")
      } catch {
        parent.remove(home, called: name)
        throw error
      }
    } catch {
      throw Unwell(
        say(
          """
          can’t make a file in \(real.nearestFolder): \(error.cause); make the folder yours to write, \
          and see that its disk is not full or read-only
          """))
    }
  }

  private static func makeHome(
    in parent: Folder
  ) throws(PathError) -> (home: Folder, name: String) {
    while true {
      let name = Folder.random(after: beginning)
      do {
        return (try parent.makeFolder(name), name)
      } catch {
        guard error.number == EEXIST else { throw error }
      }
    }
  }

  /// The folder of one whose process was killed, nil if there is none.
  var leftByAnother: String? {
    let others = parent.names.filter { $0.hasPrefix(Self.beginning) && $0 != name }
    return others.first { parent.isOwnFolder($0) && !parent.isLocked($0) }.map(parent.path(of:))
  }

  /// Writes as a person would, and gives what another process has to find.
  func write(at now: Moment) throws -> (tracker: Tracker.ID, revision: Int64, count: Int) {
    let store = Store(at: StoreLocation(directory: folder.path))
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
    // SQLite made these in a folder that nobody else may write to.
    for suffix in ["", "-wal", "-shm", "-journal"] { try? folder.remove("brewlog.db" + suffix) }
    home.remove(folder, called: "brewlog")
    parent.remove(home, called: name)
    close(lock)
  }
}

extension Folder {
  fileprivate func isOwnFolder(_ name: String) -> Bool {
    guard let found = status(of: name) else { return false }
    return found.st_mode & S_IFMT == S_IFDIR && found.st_uid == geteuid()
  }

  /// True if somebody has locked a folder in it, or nobody can tell.
  fileprivate func isLocked(_ name: String) -> Bool {
    let folder = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    defer { close(folder) }
    return flock(folder, LOCK_EX | LOCK_NB) != 0
  }
}
