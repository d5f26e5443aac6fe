import Foundation

/// A program that ran to its end.
struct Run {
  let status: Int32
  let output: String
  let errors: String

  /// What it wrote on stdout, by lines.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The program that opens a store in a process of its own; it is built beside the tests.
  static var storeWriter: String {
    get throws {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(fileURLWithPath: tests).deletingLastPathComponent().path + "/StoreWriter"
    }
  }

  /// Runs StoreWriter.
  static func storeWriter(_ arguments: String...) throws -> Run {
    try Program(storeWriter, arguments).finish()
  }

  /// Runs a shell script in a mount namespace of its own, with StoreWriter as `$0`.
  static func inMountNamespace(_ script: String, _ arguments: String...) throws -> Run {
    let root = getuid() == 0 ? [] : ["--user", "--map-root-user"]
    let shell = root + ["--mount", "sh", "-euc", script, try storeWriter]
    return try Program("/usr/bin/unshare", shell + arguments).finish()
  }

  /// Runs a shell script that permissions bind, also as root, with StoreWriter as `$0`.
  static func boundByPermissions(_ script: String, _ arguments: String...) throws -> Run {
    let bound = getuid() == 0 ? ["--bounding-set=-dac_override,-dac_read_search"] : []
    let shell = ["sh", "-euc", script, try storeWriter]
    return try Program("/usr/bin/setpriv", bound + shell + arguments).finish()
  }
}

/// A program that runs. What it writes goes to files, so that it never waits for a reader.
final class Program {
  private let process = Process()
  private let streams = (output: TemporaryFile(), errors: TemporaryFile())

  init(_ path: String, _ arguments: [String]) throws {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = try streams.output.handle()
    process.standardError = try streams.errors.handle()
    // The threads that tests run on block signals, and a process inherits that: a shell that waits for
    // another one would not hear of its end.
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }

  /// What it has written on stdout so far.
  var output: String { streams.output.text }

  /// True until it ends.
  var isRunning: Bool { process.isRunning }

  /// Ends it as a power loss would.
  func kill() { signal(SIGKILL) }

  /// Sends it a signal.
  func signal(_ number: Int32) { Foundation.kill(process.processIdentifier, number) }

  /// Waits for its end.
  func finish() -> Run {
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: streams.output.text, errors: streams.errors.text)
  }
}

/// A file that is removed when it is released.
private final class TemporaryFile {
  private let path = NSTemporaryDirectory() + "brewlog-test-" + UUID().uuidString

  func handle() throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  var text: String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
