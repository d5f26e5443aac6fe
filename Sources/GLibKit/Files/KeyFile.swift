import CGLib
import Folders
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

  /// Writes all of it (0600) in the place of what the path held, so that a reader sees either the old or
  /// the new file whole. Folders on the way are made. A link stays one, and the file that it leads to is
  /// made if it is not there. Throws ``FileError``.
  public func save(to path: String) throws(FileError) {
    try Self.writing(path) { () throws(PathError) in
      let (folder, name) = try Folder.holding(path, making: true)
      try save(in: folder, as: name, reachedBy: path)
    }
  }

  private func save(
    in folder: Folder, as name: String, reachedBy path: String
  ) throws(PathError) {
    var length: gsize = 0
    let contents = g_key_file_to_data(file, &length, nil)
    defer { g_free(contents) }
    try folder.replace(name, with: UnsafeRawBufferPointer(start: contents, count: Int(length)))
    // Who watches the folder of a link would see nothing of a change elsewhere.
    if FileSystem.target(of: path) != nil { utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW) }
  }

  /// Changes what a path holds, which need not be there, while others that do so wait. The result is what
  /// it holds then. Throws ``FileError``; nothing is changed then.
  public static func change(
    _ path: String, _ body: (KeyFile) -> Void
  ) throws(FileError) -> KeyFile {
    let (folder, name) = try writing(path) { () throws(PathError) in
      try Folder.holding(path, making: true)
    }
    // The folder is locked, as each save puts another file in the place of the file.
    let lock = folder.lock()
    defer { close(lock) }
    let file = try KeyFile(path: path) ?? KeyFile()
    body(file)
    try writing(path) { () throws(PathError) in
      try file.save(in: folder, as: name, reachedBy: path)
    }
    return file
  }

  private static func writing<Value>(
    _ path: String, _ body: () throws(PathError) -> Value
  ) throws(FileError) -> Value {
    do {
      return try body()
    } catch {
      throw FileError(file: path, attempt: .write, met: error)
    }
  }
}
