import GLibKit
import Glibc

/// How an agent makes way for the new version of its program: as the same process, so that whoever
/// started it, such as systemd, still has hold of it.
enum Succession {
  private static let variable = "BREWLOG_CARD_WAS_SHOWN"

  /// Whether the agent whose place this one takes showed its card; nil if it takes nobody's.
  static func takeOver() -> Bool? {
    defer { unsetenv(variable) }
    return Surroundings.variable(variable).map { $0 == "yes" }
  }

  /// Goes on as the program at a path. Returns only if that can't be started.
  static func goOn(as path: String, cardWasShown: Bool) {
    Log.message("the program was replaced; the agent goes on as the new one")
    setenv(variable, cardWasShown ? "yes" : "no", 1)
    var arguments = [strdup(path), nil]
    execv(path, &arguments)
    Log.warning("can’t go on as \(path): \(systemMessage())")
    free(arguments[0])
  }
}
