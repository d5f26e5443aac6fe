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
  private let folders: [String]

  /// The unit that systemd would find in these folders, nil if there is none, or a mask in its place.
  init?(in folders: [String]) {
    let files = folders.map { "\($0)/\(Self.name)" }
    guard let file = files.first(where: { access($0, R_OK) == 0 }), !Self.isMask(file)
    else { return nil }
    self.file = file
    self.folders = folders
    enabledBy = Self.links(in: folders).first
  }

  /// The folders in which a person's systemd looks for units, the most important first (systemd.unit(5)).
  /// `root` stands before those that are the same for everybody.
  static func folders(of directories: BaseDirectories, root: String) -> [String] {
    let configured = [directories.configHome].compactMap(\.self) + directories.configDirectories
    let running = [directories.runtimeDirectory].compactMap(\.self)
    let installed = directories.dataDirectories(of: nil)
    let all =
      configured + ["\(root)/etc"] + running + ["\(root)/run"] + installed
      + ["/usr/local/lib", "/usr/local/share", "/usr/lib", "/usr/share"].map { root + $0 }
    var known: Set<String> = []
    return all.map { "\($0)/systemd/user" }.filter { known.insert($0).inserted }
  }

  /// What systemd starts when somebody logs in, and when their desktop is there.
  private static let targets = ["graphical-session.target", "default.target"]

  /// The links that make a target start the unit. In the first folder that has one of a name it counts; where
  /// it leads does not matter, save that nothing is a mask.
  private static func links(in folders: [String]) -> [String] {
    targets.flatMap { target in ["wants", "requires"].map { "\(target).\($0)/\(name)" } }
      .compactMap { link in folders.lazy.map { "\($0)/\(link)" }.first(where: isThere) }
      .filter { !isMask($0) }
  }

  private static func isThere(_ file: String) -> Bool {
    var found = stat()
    return lstat(file, &found) == 0
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
    let isOwn = { (path: String) in path.hasPrefix("\(own)/") }
    let links = Self.links(in: folders.filter(isOwn))
    if !Self.links(in: folders.filter { !isOwn($0) }).isEmpty {
      try FileSystem.link(Self.mask(in: own), to: Self.nothing)
    }
    for link in links { try FileSystem.remove(link) }
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
