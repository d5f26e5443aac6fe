import CGLib
import Folders
import Glibc

/// What is done to folders and files by their paths. No link of another user is followed on the way.
public enum FileSystem {
  /// Makes a folder (0700) and those on the way, if they are not there. Throws ``FileError``, which
  /// names `file` if the folder is made for one.
  public static func makeFolder(_ folder: String, for file: String? = nil) throws(FileError) {
    do {
      _ = try Folder.open(folder, making: true)
    } catch {
      throw FileError(file: file ?? folder, attempt: .write, met: error)
    }
  }

  /// Removes a file; it is no error if there is none. Throws ``FileError``.
  public static func remove(_ path: String) throws(FileError) {
    do {
      let (folder, name) = try Folder.holding(path, itself: true)
      try folder.remove(name)
    } catch {
      if [ENOENT, ENOTDIR].contains(error.number) { return }
      throw FileError(file: path, attempt: .remove, met: error)
    }
  }

  /// Makes a link, and the folders on the way; it is no error if there is the same one. Throws ``FileError``.
  public static func link(_ path: String, to target: String) throws(FileError) {
    do {
      let (folder, name) = try Folder.holding(path, making: true, itself: true)
      if folder.target(of: name) != target { try folder.link(name, to: target) }
    } catch {
      throw FileError(file: path, attempt: .write, met: error)
    }
  }

  /// Where a link says that it leads, nil if there is no link.
  public static func target(of path: String) -> String? { taking(g_file_read_link(path, nil)) }
}

/// The file system that a path is on.
extension FileSystem {
  /// The name of it if it is another machine's, seen over a network; nil if it is not, or can't be told.
  public static func network(of path: String) -> String? {
    var found = statfs()
    guard statfs(path, &found) == 0 else { return nil }
    return network(type: UInt32(truncatingIfNeeded: found.f_type))
  }

  /// What `statfs(2)` calls those whose locks or shared memory do not reach the other machines. FUSE is
  /// not among them: most of what is behind it is local.
  static func network(type: UInt32) -> String? {
    switch type {
    case 0x6969: return "NFS"
    case 0x517b, 0xff53_4d42, 0xfe53_4d42: return "SMB"
    case 0x0102_1997: return "9P"
    case 0x5346_414f, 0x6b41_4653: return "AFS"
    case 0x00c3_6400: return "Ceph"
    case 0x0bd0_0bd0: return "Lustre"
    case 0x7375_7245: return "Coda"
    default: return nil
    }
  }
}
