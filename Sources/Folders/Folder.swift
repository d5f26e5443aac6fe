import Glibc

/// A folder that is open: what is done in it is done there, whatever others do to its path meanwhile.
///
/// On the way to it no link is followed that another user may have made. Closed when it is released.
public final class Folder {
  /// What calls such as `openat` take. It can't be read from or locked.
  public let descriptor: Int32
  /// Its path, without any link in it.
  public let path: String

  /// Takes over a descriptor.
  init(_ descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    close(descriptor)
  }

  /// Opens a folder. With `making` it is made (0700) if it is not there, and those above it too. Throws
  /// ``PathError``.
  public static func open(_ path: String, making: Bool = false) throws(PathError) -> Folder {
    var walk = try Walk(along: path, making: making)
    return try walk.folder()
  }

  /// Opens the folder that holds what a path names. A link there is followed, so that the name is that of no
  /// link, unless the link itself is meant. What the name is of need not be there. Throws ``PathError``.
  public static func holding(
    _ path: String, making: Bool = false, itself: Bool = false
  ) throws(PathError) -> (folder: Folder, name: String) {
    var walk = try Walk(along: path, making: making)
    return try walk.holder(itself: itself)
  }

  /// Its path and a name in it.
  public func path(of name: String) -> String {
    (path == "/" ? "" : path) + "/" + name
  }

  /// What the system says of what a name is of, be it a link; nil if there is nothing.
  public func status(of name: String) -> stat? {
    var found = stat()
    return fstatat(descriptor, name, &found, AT_SYMLINK_NOFOLLOW) == 0 ? found : nil
  }

  /// The names of all that is in it.
  public var names: [String] {
    guard let listing = fdopendir(openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names.filter { $0 != "." && $0 != ".." }
  }

  /// Waits until nobody else has locked it, and locks it until the result is closed. Where there are no locks,
  /// or nothing has happened in it for a second because who has it was stopped, it goes on without.
  public func lock() -> Int32 {
    let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    let patience = 100
    var (left, seen, now) = (patience, stat(), stat())
    while left > 0, flock(own, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      usleep(10_000)
      fstat(own, &now)
      // Each writer puts a file in the place of another, and several may be before this one.
      let isSame =
        now.st_mtim.tv_sec == seen.st_mtim.tv_sec && now.st_mtim.tv_nsec == seen.st_mtim.tv_nsec
      (left, seen) = (isSame ? left - 1 : patience, now)
    }
    return own
  }
}

/// What is done to what is in it. Nothing of it follows a link.
extension Folder {
  /// Makes a folder (0700) that was not there, and opens it. Throws ``PathError``.
  public func makeFolder(_ name: String) throws(PathError) -> Folder {
    guard mkdirat(descriptor, name, 0o700) == 0 else { throw .last }
    let made = openat(descriptor, name, Walk.pathOnly | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard made >= 0 else { throw .last }
    return Folder(made, path: path(of: name))
  }

  /// Makes an empty file (0600), and opens it. Throws ``PathError``, also if there is something already.
  public func makeFile(_ name: String) throws(PathError) -> Int32 {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = openat(descriptor, name, flags, 0o600)
    guard file >= 0 else { throw .last }
    return file
  }

  /// Makes a link. Throws ``PathError``.
  public func link(_ name: String, to target: String) throws(PathError) {
    guard symlinkat(target, descriptor, name) == 0 else { throw .last }
  }

  /// Where a link says that it leads, nil if there is no link.
  public func target(of name: String) -> String? {
    Folder.target(of: name, in: descriptor)
  }

  /// Removes a file or a link; it is no error if there is none. Throws ``PathError``.
  public func remove(_ name: String) throws(PathError) {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw .last }
  }

  /// Removes a folder if it is this one and there is nothing in it.
  public func remove(_ folder: Folder, called name: String) {
    var opened = stat()
    guard let found = status(of: name), fstat(folder.descriptor, &opened) == 0,
      found.st_ino == opened.st_ino, found.st_dev == opened.st_dev
    else { return }
    unlinkat(descriptor, name, AT_REMOVEDIR)
  }

  /// Puts a file with these bytes (0600) in the place of what there was, on the disk when this returns: who
  /// reads sees either the old one or the new one whole. Throws ``PathError``; it is as it was then.
  public func replace(_ name: String, with bytes: UnsafeRawBufferPointer) throws(PathError) {
    let (new, file) = try makeNewFile(beside: name)
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw discard(new) }
      rest = rest.dropFirst(written)
    }
    guard fsync(file) == 0, renameat(descriptor, new, descriptor, name) == 0 else {
      throw discard(new)
    }
    let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    fsync(own)
    close(own)
  }

  /// The system's number of what keeps files from being made or written where a path is; nil if nothing does.
  /// To find out it makes one with a few bytes, and removes it.
  public static func faultOfWriting(beside path: String) -> Int32? {
    do {
      let (folder, name) = try holding(path)
      let (new, file) = try folder.makeNewFile(beside: name)
      defer { close(file) }
      let bytes = [UInt8](repeating: 0, count: 4096)
      // What does not fit is told by the write after the one that is cut short.
      let fault = [1, 2].allSatisfy { _ in write(file, bytes, bytes.count) > 0 } ? nil : errno
      try folder.remove(new)
      // A larger file may meet a limit that these few bytes do not.
      return fault ?? (hasLimit ? EFBIG : nil)
    } catch {
      return error.number
    }
  }

  /// True if files of this process may not grow beyond some size.
  private static var hasLimit: Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0
      && limit.rlim_cur != rlim_t.max
  }

  private func makeNewFile(beside name: String) throws(PathError) -> (name: String, file: Int32) {
    while true {
      let new = Folder.random(after: "\(name).")
      do {
        return (new, try makeFile(new))
      } catch {
        guard error.number == EEXIST else { throw error }
      }
    }
  }

  /// Removes a file that was not finished, and gives the error that kept it from that.
  private func discard(_ name: String) -> PathError {
    let error = PathError.last
    unlinkat(descriptor, name, 0)
    return error
  }

  /// A name that nobody can have in mind.
  public static func random(after beginning: String) -> String {
    beginning + (0..<8).map { _ in String(Int.random(in: 0..<36), radix: 36) }.joined()
  }

  static func target(of name: String, in descriptor: Int32) -> String? {
    var text = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = readlinkat(descriptor, name, &text, text.count)
    guard length >= 0 else { return nil }
    return String(decoding: text.prefix(length), as: UTF8.self)
  }
}
