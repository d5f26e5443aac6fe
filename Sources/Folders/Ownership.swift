import Glibc

/// Whose a file is: the person's own, root's, or another user's.
enum Ownership {
  /// Whether nobody but the person and root can have made a link, given what the system says of it and of its
  /// folder.
  static func mayFollow(_ link: stat, in folder: stat) -> Bool {
    if isTrusted(link.st_uid) { return true }
    let isShut = folder.st_mode & (S_IWGRP | S_IWOTH) == 0
    return isShut
      && (isTrusted(folder.st_uid) || (isUnmapped(folder.st_uid) && isUnmapped(link.st_uid)))
  }

  private static func isTrusted(_ user: uid_t) -> Bool { user == 0 || user == geteuid() }

  /// True if it may be root, whom a sandbox gives the number of somebody who has none there (user_namespaces(7)).
  private static func isUnmapped(_ user: uid_t) -> Bool {
    let nobody: uid_t = 65534
    guard user == nobody else { return false }
    let map = open("/proc/self/uid_map", O_RDONLY | O_CLOEXEC)
    guard map >= 0 else { return false }
    defer { close(map) }
    var text = [UInt8](repeating: 0, count: 4096)
    let length = read(map, &text, text.count)
    // A line begins with the first number of a range; root is somebody of its own where one begins with 0.
    let lines = String(decoding: text.prefix(max(0, length)), as: UTF8.self).split(separator: "\n")
    return !lines.contains { $0.split(separator: " ").first == "0" }
  }
}
