import GLibKit
import Glibc

/// The unit by which a person's systemd starts the agent on login, where it is enabled.
public struct AutostartUnit: Hashable, Sendable {
  /// Its name.
  public static let name = "brewlog-agent.service"

  /// The file of the unit.
  public let file: String
  /// The link that enables it, nil if none does.
  public let enabledBy: String?

  /// The unit that systemd would find (systemd.unit(5)), nil if there is none, or a mask in its place.
  init?(in directories: BaseDirectories) {
    let own = [directories.configHome].compactMap { $0.map { "\($0)/systemd/user" } }
    let system = ["/etc/systemd/user"]
    let installed = directories.dataDirectories().map { "\($0)/systemd/user" }
    let libraries = ["/usr/local/lib/systemd/user", "/usr/lib/systemd/user"]
    let files = (own + system + installed + libraries).map { "\($0)/\(Self.name)" }
    guard let file = files.first(where: { access($0, R_OK) == 0 }), !Self.isMask(file)
    else { return nil }
    self.file = file
    enabledBy = (own + system)
      .map { "\($0)/graphical-session.target.wants/\(Self.name)" }
      .first { access($0, F_OK) == 0 }
  }

  /// True for a link to `/dev/null`, and a file with nothing in it.
  private static func isMask(_ file: String) -> Bool {
    var found = stat()
    return stat(file, &found) == 0 && found.st_size == 0
  }

  /// Makes it not start on login, if it is the person who enabled it. Throws ``FileError``.
  func disable(in directories: BaseDirectories) throws(FileError) {
    guard let link = enabledBy, let own = directories.configHome, link.hasPrefix("\(own)/")
    else { return }
    try FileSystem.remove(link)
  }
}
