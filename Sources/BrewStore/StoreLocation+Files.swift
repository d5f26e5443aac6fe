import Folders
import Glibc

/// The files as they are on the disk.
extension StoreLocation {
  /// True if there is no file, or one with nothing in it, as while a copy is put in its place.
  public var isBlank: Bool {
    var found = stat()
    // A link to nothing is not blank: the disk that it leads to may not be there.
    guard stat(file, &found) == 0 else { return lstat(file, &found) != 0 && errno == ENOENT }
    return found.st_mode & S_IFMT == S_IFREG && found.st_size == 0
  }

  /// True if what stands at the file's path is a link to it.
  var isLink: Bool {
    var found = stat()
    return lstat(file, &found) == 0 && found.st_mode & S_IFMT == S_IFLNK
  }

  /// Its folder, or where that is not there, the one in which it or those on the way would be made.
  public var nearestFolder: String {
    var folder = directory
    while access(folder, F_OK) != 0, let slash = folder.lastIndex(of: "/"), folder != "/" {
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
    return folder
  }

  /// What the system says of the file.
  public struct Marks {
    /// Who may do what with it, as in `chmod`.
    public let mode: UInt32
    /// In bytes.
    public let size: Int
    /// True if it belongs to whom this process runs for.
    public let isOwn: Bool
    /// True if others than its owner may read or write it, and get to it through its folder.
    public let isOpenToOthers: Bool
  }

  /// The marks of the file, nil if it can't be looked at.
  public var marks: Marks? {
    var (found, folder) = (stat(), stat())
    guard stat(file, &found) == 0, stat(directory, &folder) == 0 else { return nil }
    return Marks(
      mode: found.st_mode & 0o7777, size: Int(found.st_size), isOwn: found.st_uid == getuid(),
      isOpenToOthers: found.st_mode & 0o066 != 0 && folder.st_mode & 0o011 != 0)
  }
}

/// What is done to them before SQLite opens them, or after it has left them.
extension StoreLocation {
  /// Makes the folder and an empty file (0600) if they are not there, unless it is only to be read. SQLite
  /// gives the files beside it the same mode.
  func prepareFile(toRead: Bool) throws(StoreError) {
    var found = stat()
    if stat(file, &found) == 0 {
      // SQLite opens a pipe or a device too, and fails at it in words of its own.
      guard [S_IFREG, S_IFDIR].contains(found.st_mode & S_IFMT) else {
        throw StoreError(file: file, cause: .notADatabase)
      }
      return
    }
    if toRead {
      let number = errno
      throw StoreError(
        file: file, cause: number == ENOENT && isLink ? .leadsNowhere : .cannotOpen(errno: number))
    }
    do {
      let (folder, name) = try Folder.holding(file, making: true)
      close(try folder.makeFile(name))
    } catch {
      // Another process may have been faster.
      if error.number == EEXIST { return }
      throw StoreError(file: file, met: error)
    }
  }

  /// True if SQLite, to read the file, would have to make the files beside it, and can't or may not remove them
  /// again: the file may not be written, or there is no room.
  var hasNoPlaceForSides: Bool {
    if access(index, F_OK) == 0 { return false }
    if access(file, W_OK) != 0 { return true }
    var disk = statvfs()
    guard statvfs(file, &disk) == 0, disk.f_blocks > 0 else { return false }
    // The index takes 32 KiB.
    return disk.f_bavail * disk.f_frsize < 65_536 || (disk.f_files > 0 && disk.f_favail == 0)
  }

  /// The path of the file without any link on the way. Throws if another user may have made one of them.
  var withoutLinks: String {
    get throws(StoreError) {
      do {
        let (folder, name) = try Folder.holding(file)
        return folder.path(of: name)
      } catch {
        throw StoreError(file: file, met: error)
      }
    }
  }

  /// Removes the log and its index, if they are those with these numbers.
  func removeSides(log: UInt, index: UInt) {
    for (side, number) in [(self.log, log), (self.index, index)] {
      guard let (folder, name) = try? Folder.holding(side, itself: true),
        folder.status(of: name)?.st_ino == ino_t(number)
      else { continue }
      try? folder.remove(name)
    }
  }

  /// Gives the files beside it its own mode where they lack it. SQLite leaves those of a reader who
  /// may not write, and they would keep all from writing when the file itself may be written again.
  func freeSideFiles() {
    var found = stat()
    guard access(file, W_OK) == 0, stat(file, &found) == 0 else { return }
    for side in [log, index] where access(side, W_OK) != 0 && errno == EACCES {
      // Where others can write, it may be a link to anything.
      let descriptor = open(side, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      defer { close(descriptor) }
      var opened = stat()
      guard fstat(descriptor, &opened) == 0, opened.st_mode & S_IFMT == S_IFREG,
        opened.st_nlink == 1
      else { continue }
      fchmod(descriptor, found.st_mode & 0o777)
    }
  }
}
