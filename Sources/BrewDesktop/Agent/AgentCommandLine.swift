import BrewHost
import GLibKit
import Glibc

/// The command line of the agent. It has no options for how it runs: those are settings, which it
/// follows while it runs.
enum AgentCommandLine {
  private static let syntax = OptionContext(
    program: "brewlog-agent",
    summary: """
      Keeps the streak on the desktop, as a card and in the tray, until SIGTERM. One runs in a session.
      """,
    description: """
      brewlog show          brings its card up
      brewlog autostart on  starts it at every login
      brewlog settings      prints what can be set
      """,
    options: [
      Option("help", letter: "h", help: "Print this help"),
      Option("version", help: "Print the version"),
    ])

  /// Answers what was asked for in place of running, and refuses what it does not take. The result is
  /// the exit status, nil if it is to run.
  static func answer(_ line: [String]) -> Int32? {
    switch line.first {
    case nil:
      return nil
    case "-h", "--help":
      print(syntax.help, terminator: "")
      return 0
    case "--version":
      print("brewlog-agent \(Version.current)")
      return 0
    case .some(let word):
      let line = "brewlog-agent: unknown argument \(word.quoted); it takes --help or --version\n"
      _ = write(STDERR_FILENO, line, line.utf8.count)
      return 64
    }
  }
}
