/// A disk of its own for a session's data, in memory, so that it may be full or read-only.
public final class Disk {
  private let mounts: Mounts
  private let folder: String

  /// Mounts it with these options of tmpfs(5).
  public init(_ options: String, in session: Session) throws {
    folder = session.folder.appending(path: "data").path
    mounts = try Mounts("mount -t tmpfs -o \"$1\" none \"$0\"", folder, options, in: session)
  }

  /// The words before a command that let it see the disk.
  public var entrance: [String] { mounts.entrance }

  /// Lets it be written or not. Nobody may have a file on it open for that.
  public func makeWritable(_ isWritable: Bool) throws {
    try mounts.run("mount -o remount,bind,\"$1\" \"$0\"", folder, isWritable ? "rw" : "ro")
  }

  /// Leaves no room on it.
  public func fill() throws {
    try mounts.run("dd if=/dev/zero of=\"$0/filler\" bs=4k || true", folder)
  }

  /// Gives back the room that ``fill()`` took.
  public func empty() throws {
    try mounts.run("rm \"$0/filler\"", folder)
  }
}
