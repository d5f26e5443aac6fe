import Foundation

/// A program to be started as it would be by another program: no shell, no reader of its output.
struct Program {
  /// Its path and arguments.
  let command: [String]
  /// All that is in its environment.
  let environment: [String: String]

  init(_ command: [String], environment: [String: String]) {
    self.command = command
    self.environment = environment
  }

  /// Starts it and gives its process id.
  func start() throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var child: pid_t = 0
    let failure = posix_spawnp(&child, command[0], &actions, nil, arguments, variables)
    guard failure == 0 else { throw BenchmarkError.notStarted(command[0], errno: failure) }
    return child
  }

  /// Runs it and gives the milliseconds from its start to its end.
  func milliseconds() throws -> Double {
    let begin = Clock.now
    try Program.wait(for: start(), command[0])
    return Clock.milliseconds(from: begin, to: Clock.now)
  }

  /// Runs it and gives what it printed.
  func output() throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError.failed(command[0], status: process.terminationStatus)
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Asks a program that was started to end, and waits until it has.
  static func end(_ child: pid_t) throws {
    kill(child, SIGTERM)
    try wait(for: child, "the program")
  }

  private static func wait(for child: pid_t, _ name: String) throws {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { throw BenchmarkError.failed(name, status: status) }
  }
}
