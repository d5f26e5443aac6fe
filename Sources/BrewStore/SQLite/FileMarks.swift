import Glibc

/// What a file's system keeps of each change of its contents.
struct FileMarks: Equatable {
  /// The number of the file itself: another one has another, whatever its name.
  let inode: UInt
  private let size: Int
  private let modified: Int
  private let changed: Int
  /// True if nothing is in it.
  var isEmpty: Bool { size == 0 }

  /// The marks of the file at a path, nil if there is none.
  init?(_ path: String) {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    inode = UInt(found.st_ino)
    size = Int(found.st_size)
    modified = found.st_mtim.nanoseconds
    changed = found.st_ctim.nanoseconds
  }

  /// True if the last change was before a time of the system's coarse clock, which stamps the changes: the
  /// next one has another stamp.
  func isOlder(than time: timespec) -> Bool {
    max(modified, changed) < time.nanoseconds
  }
}

extension timespec {
  /// One number is compared where an array of two would be made.
  fileprivate var nanoseconds: Int { tv_sec &* 1_000_000_000 &+ tv_nsec }
}
