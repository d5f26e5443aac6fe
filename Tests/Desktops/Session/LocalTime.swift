/// An `/etc/localtime` of its own for some of a session's programs, which can be replaced.
public final class LocalTime {
  private let mounts: Mounts

  /// The machine's own until it is replaced.
  public init(in session: Session) throws {
    // What may not be read is not needed.
    mounts = try Mounts(
      "mount -t tmpfs none /mnt; cp -a /etc /mnt 2>&- || true; mount --bind /mnt/etc /etc",
      in: session)
  }

  /// The words before a command that let it see that file, and no `TZ`.
  public var entrance: [String] { mounts.entrance + ["env", "--unset=TZ"] }

  /// Replaces the file by a link to the zone that many hours east of UTC, as systemd does.
  public func move(east hours: Int) throws {
    // In these names the sign is the other way round.
    let name = "GMT" + (hours > 0 ? "-\(hours)" : "+\(-hours)")
    let file = "/usr/share/zoneinfo/Etc/\(name)"
    try mounts.run("ln -s \"$0\" /etc/new; mv -T /etc/new /etc/localtime", file)
  }
}
