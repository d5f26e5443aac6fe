import BrewCore
import BrewHost
import GLibKit
import Glibc
import Speech

/// The command line of the agent. It has no options for how it runs: those are settings, which it
/// follows while it runs.
enum AgentCommandLine {
  private static var syntax: OptionContext {
    OptionContext(
      program: "brewlog-agent",
      summary: say(
        """
        Keeps the streak on the desktop, as a card and in the tray, until SIGTERM. One runs in a session.
        """),
      description: say(
        """
        brewlog show          brings its card up
        brewlog autostart on  starts it at every login
        brewlog settings      prints what can be set
        """),
      options: [
        Option("help", letter: "h", help: say("Print this help")),
        Option("version", help: say("Print the version")),
      ])
  }

  /// Answers what was asked for in place of running, and refuses what it does not take. The result is
  /// the exit status, nil if it is to run.
  static func answer(_ arguments: MainArguments?) -> Int32? {
    guard let arguments else { return refuse(MainArguments.areMissing) }
    switch arguments.words.first.map({ String(cString: $0) }) {
    case nil:
      return nil
    case "-h", "--help":
      print(syntax.help, terminator: "")
      return 0
    case "--version":
      print("brewlog-agent \(Version.current)")
      return 0
    case .some(let word):
      return refuse(say("unknown argument \(word.quoted); it takes --help or --version"))
    }
  }

  private static func refuse(_ sentence: String) -> Int32 {
    let line = "brewlog-agent: \(sentence)\n"
    _ = write(STDERR_FILENO, line, line.utf8.count)
    return 64
  }
}
