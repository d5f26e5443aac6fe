import GLibKit
import Glibc

/// How an agent makes way for the new version of its program: as the same process, so that whoever
/// started it, such as systemd, still has hold of it.
enum Succession {
  private static let variable = "BREWLOG_CARDS"

  /// The cards of the agent whose place this one takes; nil if it takes nobody's.
  static func takeOver() -> LeftCards? {
    defer { unsetenv(variable) }
    return Surroundings.variable(variable).map(LeftCards.init(_:))
  }

  /// Goes on as the program at a path. Returns only if that can't be started.
  static func goOn(as path: String, leaving cards: LeftCards) {
    Log.message("the program was replaced; the agent goes on as the new one")
    setenv(variable, cards.text, 1)
    var arguments = [strdup(path), nil]
    execv(path, &arguments)
    Log.warning("can’t go on as \(path): \(systemMessage())")
    free(arguments[0])
  }
}
