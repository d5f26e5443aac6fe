import CGLib
import Glibc

/// Where the local zone's rules come from at this moment.
struct ZoneSource: Equatable {
  /// The identifier for GLib.
  let identifier: String
  /// Which file that was, nil for a zone that is not given by a path.
  let file: FileIdentity?

  /// `TZ`, else `/etc/localtime` by its path. GLib's own local zone keeps a copied `/etc/localtime`
  /// for as long as the zone's name stays the same, and it may never have one.
  static var current: ZoneSource {
    let identifier = g_getenv("TZ").map { String(cString: $0) } ?? ":/etc/localtime"
    let path = identifier.hasPrefix(":") ? identifier.dropFirst() : identifier[...]
    return ZoneSource(
      identifier: identifier, file: path.hasPrefix("/") ? FileIdentity(String(path)) : nil)
  }
}

/// Tells one content of a path from the next, whether it is replaced, relinked or written in place.
struct FileIdentity: Equatable {
  private let numbers: [Int]

  init(_ path: String) {
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
