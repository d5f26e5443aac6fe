import Foundation
import Glibc

/// A program the harness started. Its output goes to files; it is ended by its process id.
public final class Subprocess {
  /// The process id.
  public let pid: pid_t
  private let command: [String]
  private let outputFile: URL
  private let errorFile: URL
  private var status: Int32?

  /// Starts a program with exactly this environment; the file at `input` becomes its stdin.
  init(
    _ command: [String], environment: [String: String], logs folder: URL, name: String,
    input: String = "/dev/null"
  ) throws {
    self.command = command
    outputFile = folder.appending(path: "\(name).out")
    errorFile = folder.appending(path: "\(name).err")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    let write = O_WRONLY | O_CREAT | O_APPEND
    posix_spawn_file_actions_addopen(&actions, 1, outputFile.path, write, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, errorFile.path, write, 0o644)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A group of its own: Ctrl-C at the test's terminal reaches the test alone, which then tidies.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var child: pid_t = 0
    let failure = posix_spawnp(&child, command[0], &actions, &attributes, arguments, variables)
    guard failure == 0 else { throw HarnessError.notStarted(command, failure) }
    pid = child
  }

  /// What it has written to stdout so far.
  public var output: String { text(of: outputFile) }

  /// What it has written to stderr so far.
  public var errors: String { text(of: errorFile) }

  /// Its exit status once it has ended, 128 + n after signal n.
  public var exitStatus: Int32? {
    if let status { return status }
    var raw: Int32 = 0
    guard waitpid(pid, &raw, WNOHANG) == pid else { return nil }
    status = raw & 0x7f == 0 ? (raw >> 8) & 0xff : 128 + raw & 0x7f
    return status
  }

  /// Sends a signal, unless it has ended.
  public func signal(_ number: Int32) {
    if exitStatus == nil { kill(pid, number) }
  }

  /// Waits for the end and gives the exit status.
  @discardableResult
  public func wait(within limit: Duration = .seconds(20)) throws -> Int32 {
    try eventually("\(command[0]) to end", within: limit, seen: { errors }) { exitStatus }
  }

  /// Asks it to end, and makes it end if it does not.
  public func end(within limit: Duration = .seconds(5)) {
    signal(SIGTERM)
    signal(SIGCONT)
    if (try? wait(within: limit)) == nil { kill9() }
  }

  /// Ends it as a crash would.
  public func kill9() {
    signal(SIGKILL)
    _ = try? wait()
  }

  /// Waits for the end; gives stdout, or throws with stderr unless the status is 0.
  func result(within limit: Duration) throws -> String {
    defer { if exitStatus == nil { kill9() } }
    let status = try wait(within: limit)
    guard status == 0 else { throw HarnessError.failed(command, status, errors) }
    return output
  }

  /// Removes the files of its output.
  func forget() {
    unlink(outputFile.path)
    unlink(errorFile.path)
  }

  var outputPath: String { outputFile.path }

  private func text(of file: URL) -> String {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
