import Glibc

/// The user a session's programs run as.
enum Account {
  /// The user who runs the tests.
  case own
  /// A plain user, for programs that refuse root.
  case plain

  private static let nobody: uid_t = 65534

  /// The words before a command that make it run as this user.
  var prefix: [String] {
    guard self == .plain, getuid() == 0 else { return [] }
    let id = String(Account.nobody)
    return ["setpriv", "--reuid=\(id)", "--regid=\(id)", "--clear-groups", "--inh-caps=-all", "--"]
  }

  /// Makes the file or folder this user's own.
  func own(_ path: String) {
    if self == .plain, getuid() == 0 { chown(path, Account.nobody, Account.nobody) }
  }
}
