import GLibKit

/// What each verb takes, and what help says of it.
enum Syntax {
  /// The declaration of a verb, or of `brewlog` alone.
  static func of(_ verb: Verb?) -> OptionContext {
    guard let verb else {
      return OptionContext(
        program: "brewlog", arguments: "[VERB]", summary: HelpText.program.summary,
        description: HelpText.program.description, options: everywhere)
    }
    let text = HelpText.of(verb)
    return OptionContext(
      program: "brewlog \(verb.rawValue)", arguments: operand(verb), summary: text.summary,
      description: text.description, options: options(verb) + everywhere)
  }

  /// How many operands a verb takes at most.
  static func places(_ verb: Verb?) -> Int {
    switch verb {
    case .settings: return 2
    case .log, .autostart, .bar: return 1
    default: return 0
    }
  }

  /// What help calls a verb's operand.
  static func operand(_ verb: Verb) -> String? {
    switch verb {
    case .log: return "[METHOD]"
    case .autostart: return "on|off|status"
    case .bar: return Bar.allCases.map(\.rawValue).joined(separator: "|")
    case .settings: return "[KEY [VALUE]]"
    case .reset, .undo, .status, .show, .watch, .history, .methods: return nil
    }
  }

  /// The options that a verb has besides ``everywhere``.
  static func options(_ verb: Verb) -> [Option] {
    let at = Option("at", value: "WHEN", help: "When it was, instead of now")
    let json = Option("json", help: "Print JSON for other programs")
    switch verb {
    case .log:
      return [
        Option("rating", value: "N", help: "How good it was, 1 to 5; 4 if not given"),
        Option("note", value: "TEXT", help: "What to remember of it, up to 500 characters"),
        at,
      ]
    case .reset: return [at]
    case .undo: return [Option("force", help: "Also after five minutes")]
    case .status: return [json]
    case .history:
      return [Option("limit", value: "N", help: "Print the newest N entries only"), json]
    case .bar:
      return [Option("follow", help: "Print a line on every change, until the pipe closes")]
    case .show, .watch, .methods, .autostart, .settings: return []
    }
  }

  private static let everywhere = [
    Option("help", letter: "h", help: "Print this help"),
    Option("version", help: "Print the version"),
  ]
}
