import CGLib

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
