import Foundation
import TestSupport

/// A session bus of a test's own, with the programs that were put on it. It can start the agent if it is
/// asked to, and nothing else.
final class PrivateBus {
  private let home: Home
  private var processes: [pid_t] = []

  /// Starts it, and lets the home's programs find it.
  init(for home: Home, knowsAgent: Bool = false) throws {
    self.home = home
    let services = "\(home.folder)/services"
    try FileManager.default.createDirectory(atPath: services, withIntermediateDirectories: true)
    if knowsAgent {
      try """
      [D-BUS Service]
      Name=org.brewlog.BrewLog
      Exec=\(Program.folder)/brewlog-agent

      """.write(
        toFile: "\(services)/org.brewlog.BrewLog.service", atomically: false, encoding: .utf8)
    }
    let configuration = "\(home.folder)/bus.conf"
    let path = "\(home.folder)/bus"
    try BusConfiguration.text(path: path, services: services)
      .write(toFile: configuration, atomically: false, encoding: .utf8)
    home.variables["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(path)"
    let options = ["--nofork", "--nopidfile", "--nosyslog", "--print-address=1"]
    try start("/usr/bin/dbus-daemon", ["--config-file=\(configuration)"] + options)
  }

  deinit {
    for process in processes.reversed() {
      kill(process, SIGKILL)
      kill(process, SIGCONT)
      _ = Program.wait(process)
    }
  }

  /// Starts a program that writes a line when it is ready, and waits for that.
  @discardableResult
  func start(_ program: String, _ arguments: [String]) throws -> pid_t {
    let pipe = try Pipe(in: home.folder)
    let process = try home.program.start(
      arguments.map { Array($0.utf8) }, of: program, output: .descriptor(pipe.writer),
      errors: .file("\(home.folder)/errors-\(UUID())"))
    processes.append(process)
    close(pipe.writer)
    defer { close(pipe.reader) }
    var byte: UInt8 = 0
    guard read(pipe.reader, &byte, 1) == 1 else { throw POSIXError(.ESRCH) }
    return process
  }

  /// Starts one of the fixtures, which says when it has its name.
  @discardableResult
  func startFixture(_ name: String, _ arguments: String...) throws -> pid_t {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try start(tests.appending(path: "Fixtures/\(name)").path, arguments)
  }
}
