import Glibc

/// File systems of its own for some of a session's programs: a mount namespace that ends with the
/// session. Who is not root makes it in a user namespace, and is in one more to be nobody else there.
public final class Mounts {
  private let session: Session
  private let holder: Subprocess

  /// Mounts what a shell script mounts; the words are its `$0`, `$1` and so on.
  init(_ script: String, _ words: String..., in session: Session) throws {
    self.session = session
    let shell = ["sh", "-euc", "\(script)\necho mounted; exec sleep infinity"]
    let user = getuid() == 0 ? [] : ["--user", "--map-root-user"]
    let holder = try session.start(["unshare"] + user + ["--mount"] + shell + words)
    self.holder = holder
    try eventually("the mounts", seen: { holder.errors }) { holder.output == "mounted\n" }
  }

  /// The words before a command that let it see them.
  public var entrance: [String] {
    guard getuid() != 0 else { return inside }
    let own = ["--map-user=\(getuid())", "--map-group=\(getgid())"]
    return inside + ["unshare", "--user"] + own + ["--"]
  }

  /// Runs a shell script that may mount; the words are its `$0`, `$1` and so on.
  func run(_ script: String, _ words: String...) throws {
    try session.run(inside + ["sh", "-euc", script] + words)
  }

  private var inside: [String] {
    let user = getuid() == 0 ? [] : ["--user", "--preserve-credentials"]
    return ["nsenter", "--target", "\(holder.pid)"] + user + ["--mount", "--"]
  }
}
