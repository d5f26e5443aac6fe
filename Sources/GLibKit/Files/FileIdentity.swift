import Glibc

/// Tells one content of a path from the next, whether it is replaced, relinked or written in place.
public struct FileIdentity: Hashable, Sendable {
  private let numbers: [Int]

  /// What stands at a path now; all paths where nothing stands are the same.
  public init(_ path: String) {
    var found = stat()
    guard stat(path, &found) == 0 else {
      numbers = []
      return
    }
    numbers = [
      Int(found.st_dev), Int(found.st_ino), Int(found.st_size),
      found.st_mtim.tv_sec, found.st_mtim.tv_nsec, found.st_ctim.tv_sec, found.st_ctim.tv_nsec,
    ]
  }
}
