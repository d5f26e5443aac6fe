import Foundation

/// The built program `brewlog`, run as a process of its own.
struct Program {
  /// What a finished process left behind.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Where a process's standard output goes.
  enum Sink {
    case collected
    case file(String)
    case closed
    case descriptor(Int32)
  }

  struct CannotStart: Error {
    let number: Int32
  }

  /// The folder that the tests were built into, which holds the programs too.
  static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().path

  let environment: [String: String]

  /// Runs it, or another program, to its end.
  func run(
    _ arguments: [[UInt8]], of program: String = Program.folder + "/brewlog",
    output: Sink = .collected, in folder: String
  ) throws -> Outcome {
    let files = ["out", "err"].map { "\(folder)/\($0)-\(UUID().uuidString)" }
    defer { files.forEach { try? FileManager.default.removeItem(atPath: $0) } }
    let process = try start(
      arguments, of: program, output: output.collecting(in: files[0]), errors: .file(files[1]))
    let status = Program.wait(process)
    let texts = files.map { (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "" }
    return Outcome(status: status, output: texts[0], errors: texts[1])
  }

  /// Starts it; the caller waits for it.
  func start(
    _ arguments: [[UInt8]], of program: String = Program.folder + "/brewlog", output: Sink,
    errors: Sink
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    output.add(to: &actions, as: STDOUT_FILENO)
    errors.add(to: &actions, as: STDERR_FILENO)
    // The threads that tests run on block signals, and a process inherits that.
    var attributes = posix_spawnattr_t()
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var argv = ([Array(program.utf8)] + arguments).map { cString($0) } + [nil]
    var envp = environment.map { cString(Array("\($0)=\($1)".utf8)) } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, program, &actions, &attributes, &argv, &envp)
    guard failure == 0 else { throw CannotStart(number: failure) }
    return process
  }

  /// The exit status, or 128 and the signal.
  static func wait(_ process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
  }
}

extension Program.Sink {
  fileprivate func collecting(in path: String) -> Program.Sink {
    if case .collected = self { return .file(path) }
    return self
  }

  fileprivate func add(
    to actions: inout posix_spawn_file_actions_t, as descriptor: Int32
  ) {
    switch self {
    case .collected, .closed:
      posix_spawn_file_actions_addclose(&actions, descriptor)
    case .file(let path):
      posix_spawn_file_actions_addopen(&actions, descriptor, path, O_WRONLY | O_CREAT, 0o600)
    case .descriptor(let source):
      posix_spawn_file_actions_adddup2(&actions, source, descriptor)
    }
  }
}

private func cString(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
  (bytes + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { characters in
    characters.baseAddress.flatMap { strdup($0) }
  }
}
