import GLibKit
import Glibc

/// The new version of its program that an agent makes way for: as the same process, so that whoever
/// started it, such as systemd, still has hold of it.
struct Successor {
  private static let variable = "BREWLOG_CARDS"

  /// The file of the program.
  let program: String
  /// The cards that it is to show again.
  let cards: LeftCards

  /// The cards of the agent whose place this one takes; nil if it takes nobody's.
  static func takeOver() -> LeftCards? {
    defer { unsetenv(variable) }
    return Surroundings.variable(variable).map(LeftCards.init(_:))
  }

  /// Goes on as the program. Returns only if that can't be started.
  func start() {
    Log.message("the program was replaced; the agent goes on as the new one")
    setenv(Self.variable, cards.text, 1)
    var arguments = [strdup(program), nil]
    execv(program, &arguments)
    Log.warning("can’t go on as \(program): \(systemMessage())")
    free(arguments[0])
  }
}
