import CGLib
import Glibc

/// Where the local zone's rules come from at this moment.
struct ZoneSource: Equatable {
  /// The identifier for GLib.
  let identifier: String
  /// Which file that was, nil for a zone that is not given by a path.
  let file: FileIdentity?

  /// False if its file is there and does not begin as one of a zone (RFC 9636): GLib takes for granted
  /// that it does, also while `cp` has emptied the file and not filled it yet.
  var isSound: Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    var header = [UInt8](repeating: 0, count: 44)
    return read(descriptor, &header, header.count) == header.count
      && header.starts(with: "TZif".utf8)
  }

  /// Where GLib looks for the file.
  private var path: String {
    let name = identifier.hasPrefix(":") ? String(identifier.dropFirst()) : identifier
    if name.hasPrefix("/") { return name }
    return "\(g_getenv("TZDIR").map { String(cString: $0) } ?? "/usr/share/zoneinfo")/\(name)"
  }

  /// `TZ`, else `/etc/localtime` by its path. GLib's own local zone keeps a copied `/etc/localtime`
  /// for as long as the zone's name stays the same, and it may never have one.
  static var current: ZoneSource {
    let identifier = g_getenv("TZ").map { String(cString: $0) } ?? ":/etc/localtime"
    let path = identifier.hasPrefix(":") ? identifier.dropFirst() : identifier[...]
    return ZoneSource(
      identifier: identifier, file: path.hasPrefix("/") ? FileIdentity(String(path)) : nil)
  }
}
