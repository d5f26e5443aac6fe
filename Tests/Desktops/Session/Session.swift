import Foundation
import Glibc

/// A user session of its own: scratch home and XDG folders, a private bus, and its processes.
///
/// Nothing of it is left after `stop`, nor when the test crashes.
public final class Session {
  /// The folder that holds all of the session's files.
  public let folder: URL
  /// The environment that the session's programs are started with.
  public private(set) var environment: [String: String]
  /// What is said on the session's bus.
  public private(set) var bus: BusObserver
  private let account: Account
  private let keeper: Keeper
  private var processes: [Subprocess] = []

  /// Makes the folders and starts the bus; as a plain user when root would be refused.
  public init(asPlainUser: Bool = false, environment extra: [String: String] = [:]) throws {
    account = asPlainUser ? .plain : .own
    folder = try Session.makeFolder()
    keeper = try Keeper(of: folder)
    environment = Session.environment(in: folder).merging(extra) { $1 }
    account.own(folder.path)
    for path in ["home", "data", "config", "state", "cache", "run", "logs"] {
      let directory = folder.appending(path: path).path
      guard mkdir(directory, 0o700) == 0 else { throw HarnessError.noScratch(directory, errno) }
      account.own(directory)
    }
    bus = BusObserver()
    try startBus()
  }

  /// Starts a program in the session and leaves it running.
  @discardableResult
  public func start(
    _ command: [String], environment extra: [String: String] = [:]
  ) throws -> Subprocess {
    let program = URL(filePath: command[0]).lastPathComponent
    let process = try Subprocess(
      account.prefix + command, environment: environment.merging(extra) { $1 },
      logs: folder.appending(path: "logs"), name: "\(processes.count)-\(program)")
    processes.append(process)
    return process
  }

  /// Runs a program to its end and gives its stdout; throws when it fails.
  @discardableResult
  public func run(
    _ command: [String], environment extra: [String: String] = [:],
    within limit: Duration = .seconds(20)
  ) throws -> String {
    let process = try start(command, environment: extra)
    let output = try process.result(within: limit)
    process.forget()
    return output
  }

  /// Writes a file under the session's folder, with the folders above it.
  @discardableResult
  public func write(_ text: String, to path: String, executable: Bool = false) throws -> URL {
    let file = folder.appending(path: path)
    var directory = folder
    for part in path.split(separator: "/").dropLast() {
      directory.append(path: String(part))
      if mkdir(directory.path, 0o700) == 0 { account.own(directory.path) }
    }
    try Data(text.utf8).write(to: file)
    chmod(file.path, executable ? 0o755 : 0o644)
    account.own(file.path)
    return file
  }

  /// Adds to the environment of what starts from now on, and of what the bus activates.
  public func export(_ variables: [String: String]) throws {
    environment.merge(variables) { $1 }
    let words = variables.map { "\($0.key)=\($0.value)" }
    try run(["dbus-update-activation-environment"] + words)
  }

  /// Whether somebody owns the name on the session's bus.
  public func hasOwner(_ name: String) throws -> Bool {
    try call("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "NameHasOwner", "s", name)
      .contains("true")
  }

  /// Calls a method through `busctl` and gives its reply as JSON; throws when it comes too late.
  @discardableResult
  public func call(
    _ name: String, _ path: String, _ interface: String, _ member: String, _ arguments: String...,
    within limit: String = "20s"
  ) throws -> String {
    let address = environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    return try run(
      ["busctl", "--address=\(address)", "--json=short", "--timeout=\(limit)", "call"]
        + [name, path, interface, member] + arguments)
  }

  /// Ends every process of the session and removes its folder.
  public func stop() {
    keeper.stop()
    // What has ended stays in the process table until its status is read.
    for process in processes { _ = process.exitStatus }
  }

  private func startBus() throws {
    try ServiceFiles.write(in: self)
    let daemon = try start([
      "dbus-daemon", "--config-file=\(folder.path)/bus.conf", "--nofork", "--nopidfile",
      "--nosyslog", "--print-address=1",
    ])
    try eventually("the bus", seen: { daemon.errors }) { daemon.output.contains("unix:") }
    try bus.watch(self)
  }

  private static func makeFolder() throws -> URL {
    var template = Array("/tmp/brewlog-desktop-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw HarnessError.noScratch("/tmp/…", errno) }
    return URL(filePath: String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self))
  }

  private static func environment(in folder: URL) -> [String: String] {
    let path = folder.path
    return [
      Keeper.mark: path,
      "PATH": "\(Product.programs):/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin:/usr/games",
      "LANG": "C.UTF-8",
      "HOME": "\(path)/home",
      "XDG_DATA_HOME": "\(path)/data",
      "XDG_CONFIG_HOME": "\(path)/config",
      "XDG_STATE_HOME": "\(path)/state",
      "XDG_CACHE_HOME": "\(path)/cache",
      "XDG_RUNTIME_DIR": "\(path)/run",
      "XDG_DATA_DIRS": "\(Product.data):/usr/local/share:/usr/share",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(path)/run/bus",
      "GSETTINGS_BACKEND": "keyfile",
      "NO_AT_BRIDGE": "1",
      "LIBGL_ALWAYS_SOFTWARE": "1",
    ]
  }
}
