import CGLib
import Glibc

/// A file of groups of `key=value` lines: settings and desktop entries. Values are escaped and
/// unescaped as the Desktop Entry Specification says.
public final class KeyFile {
  /// What a person writes is far from that.
  private static let mostBytes = 1 << 20

  let file: OpaquePointer

  /// An empty one.
  public init() {
    file = g_key_file_new()
  }

  /// What a path holds, nil if there is no such file. Throws ``FileError``.
  public convenience init?(path: String) throws(FileError) {
    self.init()
    var found = stat()
    let isThere = stat(path, &found) == 0
    // GLib has to load the tables of character sets to say so.
    if !isThere, errno == ENOENT || errno == ENOTDIR { return nil }
    // GLib refuses what is no regular file only after it has opened it, which waits on a pipe.
    guard !isThere || found.st_mode & S_IFMT == S_IFREG else {
      throw FileError(file: path, attempt: .read, cause: "Not a regular file")
    }
    // It is read as a whole, while nothing else is answered.
    guard found.st_size <= Self.mostBytes else {
      throw FileError(file: path, attempt: .read, cause: systemMessage(EFBIG))
    }
    do {
      try load(contents(of: path))
    } catch {
      throw FileError(file: path, attempt: .read, reported: error)
    }
  }

  deinit {
    g_key_file_unref(file)
  }

  /// The names of its groups.
  public var groups: [String] { names(g_key_file_get_groups(file, nil)) }

  /// The names of the keys in a group.
  public func keys(in group: String) -> [String] {
    names(g_key_file_get_keys(file, group, nil, nil))
  }

  private func names(
    _ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> [String] {
    guard let list else { return [] }
    defer { g_strfreev(list) }
    return (0...).lazy.map { list[$0] }.prefix { $0 != nil }.compactMap(\.self).map {
      String(cString: $0)
    }
  }

  /// A text value, nil if the key is not there or can't be read as one.
  public func text(_ key: String, in group: String) -> String? {
    taking(g_key_file_get_string(file, group, key, nil))
  }

  /// A truth value, nil if the key is not there or says neither true nor false.
  public func bool(_ key: String, in group: String) -> Bool? {
    let value = try? throwing { g_key_file_get_boolean(file, group, key, $0) }
    return value.map { $0 != 0 }
  }

  /// Sets a text value.
  public func set(_ key: String, in group: String, to text: String) {
    g_key_file_set_string(file, group, key, text)
  }

  /// Sets a truth value.
  public func set(_ key: String, in group: String, to value: Bool) {
    g_key_file_set_boolean(file, group, key, value ? 1 : 0)
  }

  /// Writes all of it in the place of what the path held, so that a reader sees either the old or
  /// the new file whole. Folders on the way are made; a link stays one, and who may read it. Throws
  /// ``FileError``.
  public func save(to path: String) throws(FileError) {
    try FileSystem.makeFolder(taking(g_path_get_dirname(path)) ?? ".", for: path)
    var length: gsize = 0
    let contents = g_key_file_to_data(file, &length, nil)
    defer { g_free(contents) }
    let flags = GFileSetContentsFlags(
      G_FILE_SET_CONTENTS_CONSISTENT.rawValue | G_FILE_SET_CONTENTS_DURABLE.rawValue)
    var found = stat()
    let mode = stat(path, &found) == 0 ? Int32(found.st_mode & 0o777) : 0o644
    let target = Self.target(of: path)
    do {
      _ = try throwing {
        g_file_set_contents_full(target ?? path, contents, gssize(length), flags, mode, $0)
      }
    } catch {
      throw FileError(file: path, attempt: .write, reported: error)
    }
    // Who watches the folder of a link would see nothing of a change elsewhere.
    if target != nil { utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW) }
  }

  /// Changes what a path holds, which need not be there, while others that do so wait. The result is what
  /// it holds then. Throws ``FileError``; nothing is changed then.
  public static func change(
    _ path: String, _ body: (KeyFile) -> Void
  ) throws(FileError) -> KeyFile {
    let folder = taking(g_path_get_dirname(path)) ?? "."
    try FileSystem.makeFolder(folder, for: path)
    // The folder is locked, as each save puts another file in the place of the file. Where there are no
    // locks, or who has it was stopped, it is changed without.
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    var patience = 100
    while patience > 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      usleep(10_000)
      patience -= 1
    }
    let file = try KeyFile(path: path) ?? KeyFile()
    body(file)
    try file.save(to: path)
    return file
  }

  /// The file that a link leads to; nil if it leads to none, or there is no link.
  private static func target(of path: String) -> String? {
    var found = stat()
    guard lstat(path, &found) == 0, found.st_mode & S_IFMT == S_IFLNK,
      let target = realpath(path, nil)
    else { return nil }
    defer { free(target) }
    return String(cString: target)
  }
}
