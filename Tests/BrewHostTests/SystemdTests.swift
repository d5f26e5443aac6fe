import Foundation
import Glibc
import TestSupport
import Testing

@testable import BrewHost

/// Whether the unit starts on login, against what systemd itself would do in the same folders.
struct SystemdTests {
  private let scratch: ScratchFolder
  private let files = FileManager.default
  private var variables: [String: String] {
    [
      "HOME": "\(scratch.path)/home", "XDG_RUNTIME_DIR": "\(scratch.path)/run",
      "XDG_CONFIG_HOME": "\(scratch.path)/config", "XDG_DATA_HOME": "\(scratch.path)/data",
      "XDG_CONFIG_DIRS": "\(scratch.path)/etc:/etc/xdg",
      "XDG_DATA_DIRS": "\(scratch.path)/share:/usr/share", "PATH": "/usr/bin:/bin",
    ]
  }
  private var directories: BaseDirectories {
    let variables = variables
    return BaseDirectories { variables[$0] }
  }

  init() throws {
    scratch = try ScratchFolder()
    #expect(chmod(scratch.path, 0o755) == 0)
    for folder in ["home", "run"] {
      #expect(mkdir("\(scratch.path)/\(folder)", 0o700) == 0)
      #expect(chmod("\(scratch.path)/\(folder)", 0o777) == 0)
    }
  }

  /// What a program writes, which runs as a plain user: systemd does not answer root. Folders of `/usr/lib` that
  /// are in the scratch folder lie over those of the system.
  private func output(of words: [String]) throws -> String {
    let script = """
      if test -d "$0/lib"; then
        cp -an /usr/lib/systemd/user/. "$0/lib"
        mount --bind "$0/lib" /usr/lib/systemd/user
      fi
      exec "$@"
      """
    let isRoot = getuid() == 0
    let enter = ["unshare"] + (isRoot ? [] : ["--user", "--map-root-user"]) + ["--mount"]
    let leave =
      isRoot ? OtherUser.prefix : ["unshare", "--user", "--map-user=\(getuid())", "--"]
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = enter + ["sh", "-euc", script, scratch.path] + leave + words
    process.environment = variables
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: text, as: UTF8.self)
  }

  @Test func theFoldersAreSystemdsOwn() throws {
    let text = try output(of: ["systemd-analyze", "--user", "unit-paths"])
    let others = ["control", "transient", "generator", "generator.early", "generator.late"]
    let theirs = text.split(separator: "\n").map(String.init).filter { path in
      !others.contains { path.hasSuffix("/\($0)") || path.hasSuffix(".\($0)") }
    }
    #expect(theirs.count > 8)
    #expect(AutostartUnit.folders(of: directories, root: "") == theirs)
  }

  /// What is in which folder, and whether it starts the agent.
  static let cases: [(links: [String], starts: Bool)] = [
    ([], false),
    (["data/graphical-session.target.wants=../"], true),
    (["config/graphical-session.target.wants=/gone/"], true),
    (["etc/graphical-session.target.wants=../"], true),
    (["run/graphical-session.target.wants=../"], true),
    (["share/graphical-session.target.requires=../"], true),
    (["lib/graphical-session.target.wants=../"], true),
    (["data/default.target.wants=../"], true),
    (["lib/default.target.requires=/gone/"], true),
    (["lib/graphical-session.target.wants=../", "config/graphical-session.target.wants=0"], false),
    (["lib/graphical-session.target.wants=../", "config/graphical-session.target.wants="], false),
    (["lib/graphical-session.target.wants=0", "config/graphical-session.target.wants=../"], true),
    (["lib/graphical-session.target.wants=../", "config/default.target.wants=0"], true),
    (["data/graphical-session.target.wants=../", "config=0"], false),
    (["config/graphical-session.target.wants=../", "config="], false),
    (["lib/other.target.wants=../"], false),
  ]

  @Test(arguments: cases)
  func itStartsWhereSystemdStartsIt(_ links: [String], _ starts: Bool) throws {
    try write("[Service]\nExecStart=/bin/true\n", to: "\(folder("data"))/\(AutostartUnit.name)")
    for link in links {
      let parts = link.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      let words = parts[0].split(separator: "/").map(String.init)
      let path = ([folder(words[0])] + words.dropFirst() + [AutostartUnit.name])
        .joined(separator: "/")
      switch parts[1] {
      case "": try write("", to: path)
      case "0": try self.link(path, to: "/dev/null")
      default: try self.link(path, to: parts[1] + AutostartUnit.name)
      }
    }
    let found = ["graphical-session.target", "default.target"].map { target in
      Result {
        try output(of: ["/lib/systemd/systemd", "--user", "--test", "--unit=\(target)"])
          .contains("Action: \(AutostartUnit.name) -> start")
      }
    }
    #expect(try found.contains { try $0.get() } == starts, "systemd")
    let folders = AutostartUnit.folders(of: directories, root: "").map { path in
      path == "/usr/lib/systemd/user" ? folder("lib") : path
    }
    let unit = AutostartUnit(in: folders)
    #expect((unit?.enabledBy != nil) == starts, "\(String(describing: unit))")
    // What is turned off stays off, whatever is in folders of others.
    try unit?.disable(in: directories)
    #expect(AutostartUnit(in: folders)?.enabledBy == nil)
  }

  private func folder(_ name: String) -> String {
    "\(scratch.path)/\(name)" + (name == "lib" ? "" : "/systemd/user")
  }

  private func write(_ text: String, to path: String) throws {
    try makeFolder(of: path)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  private func link(_ path: String, to target: String) throws {
    try makeFolder(of: path)
    try files.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  private func makeFolder(of path: String) throws {
    try files.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
  }
}
