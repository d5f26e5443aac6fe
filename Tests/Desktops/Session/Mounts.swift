/// File systems of its own for some of a session's programs: a mount namespace that ends with the
/// session. Only root can make one.
public final class Mounts {
  private let session: Session
  private let holder: Subprocess

  /// Mounts what a shell script mounts; the words are its `$0`, `$1` and so on.
  init(_ script: String, _ words: String..., in session: Session) throws {
    self.session = session
    let shell = ["sh", "-euc", "\(script)\necho mounted; exec sleep infinity"]
    let holder = try session.start(["unshare", "--mount"] + shell + words)
    self.holder = holder
    try eventually("the mounts", seen: { holder.errors }) { holder.output == "mounted\n" }
  }

  /// The words before a command that let it see them.
  public var entrance: [String] { ["nsenter", "--target", "\(holder.pid)", "--mount", "--"] }

  /// Runs a shell script that sees them; the words are its `$0`, `$1` and so on.
  public func run(_ script: String, _ words: String...) throws {
    try session.run(entrance + ["sh", "-euc", script] + words)
  }
}
