import GLibKit
import Glibc

/// The unit by which a person's systemd starts the agent on login, where it is enabled.
public struct AutostartUnit: Hashable, Sendable {
  /// Its name.
  public static let name = "brewlog-agent.service"

  /// The file of the unit.
  public let file: String
  /// The link that enables it, nil if none does.
  public var enabledBy: String? { links.first }
  /// The links that enable it, the person's own first.
  private let links: [String]

  /// The unit that systemd would find (systemd.unit(5)), nil if there is none, or a mask in its place.
  /// `system` is the folder of those who look after the machine.
  init?(in directories: BaseDirectories, system: String) {
    let own = [directories.configHome].compactMap { $0.map { "\($0)/systemd/user" } }
    let system = [system]
    let installed = directories.dataDirectories().map { "\($0)/systemd/user" }
    let libraries = ["/usr/local/lib/systemd/user", "/usr/lib/systemd/user"]
    let files = (own + system + installed + libraries).map { "\($0)/\(Self.name)" }
    guard let file = files.first(where: { access($0, R_OK) == 0 }), !Self.isMask(file)
    else { return nil }
    self.file = file
    links = (own + system)
      .map { "\($0)/graphical-session.target.wants/\(Self.name)" }
      .filter { access($0, F_OK) == 0 }
  }

  /// True for a link to `/dev/null`, and a file with nothing in it.
  private static func isMask(_ file: String) -> Bool {
    var found = stat()
    return stat(file, &found) == 0 && found.st_size == 0
  }

  /// Makes it not start on login: it is disabled, and where that is not the person's to do, masked as by
  /// `systemctl --user mask`. Throws ``FileError``; it is as it was then.
  func disable(in directories: BaseDirectories) throws(FileError) {
    guard let own = directories.configHome else { return }
    let isOwn = { (link: String) in link.hasPrefix("\(own)/") }
    if !links.allSatisfy(isOwn) { try FileSystem.link(Self.mask(in: own), to: Self.nothing) }
    for link in links.filter(isOwn) { try FileSystem.remove(link) }
  }

  /// Takes the person's mask away, if there is one. Throws ``FileError``.
  static func unmask(in directories: BaseDirectories) throws(FileError) {
    guard let mask = directories.configHome.map(mask), FileSystem.target(of: mask) == nothing
    else { return }
    try FileSystem.remove(mask)
  }

  private static let nothing = "/dev/null"

  private static func mask(in configHome: String) -> String { "\(configHome)/systemd/user/\(name)" }
}
