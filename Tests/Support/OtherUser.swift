import Foundation

/// A user who is not the one that the tests run for, and has no rights of theirs.
public enum OtherUser {
  private static let nobody = "65534"

  /// The words before a command that make it run as that user.
  public static var prefix: [String] {
    let words = [
      "setpriv", "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups", "--inh-caps=-all",
      "--",
    ]
    return (getuid() == 0 ? [] : ["sudo", "-n"]) + words
  }

  /// Runs a shell script as that user; the words are its `$0`, `$1` and so on.
  public static func run(_ script: String, _ words: String...) throws {
    let process = try start(script, words)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed(script: script) }
  }

  /// Starts a shell script as that user.
  public static func start(_ script: String, _ words: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = prefix + ["sh", "-euc", script] + words
    try process.run()
    return process
  }

  struct Failed: Error {
    let script: String
  }
}
