import Glibc

/// What a file's system keeps of each change of its contents.
struct FileMarks: Equatable {
  /// The number of the file itself: another one has another, whatever its name.
  let inode: UInt
  private let size: Int
  private let modified: [Int]

  /// The marks of the file at a path, nil if there is none.
  init?(_ path: String) {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    inode = UInt(found.st_ino)
    size = Int(found.st_size)
    modified = [found.st_mtim, found.st_ctim].flatMap { [$0.tv_sec, $0.tv_nsec] }
  }
}
