import GLibKit
import Speech

/// What each verb takes, and what help says of it.
enum Syntax {
  /// The declaration of a verb, or of `brewlog` alone.
  static func of(_ verb: Verb?) -> OptionContext { of(Topic(verb)) }

  /// The declaration of what help is asked about.
  static func of(_ topic: Topic) -> OptionContext {
    let text = HelpText.of(topic)
    let operands = topic.verb == nil ? ["[VERB]"] : operands(topic)
    return OptionContext(
      program: topic.verb == nil ? "brewlog" : "brewlog \(topic.words)",
      arguments: operands.isEmpty ? nil : operands.joined(separator: " "), summary: text.summary,
      description: text.description, options: options(topic) + everywhere)
  }

  /// What help calls the operands.
  static func operands(_ topic: Topic) -> [String] {
    topic.subverb?.operands ?? [topic.verb.flatMap(operand)].compactMap(\.self)
  }

  /// The options besides ``everywhere``.
  static func options(_ topic: Topic) -> [Option] {
    guard let verb = topic.verb else { return [tracker] }
    guard let subverb = topic.subverb else { return options(verb) }
    return options(verb).filter { subverb.options.contains($0.name) }
  }

  /// How many operands a verb takes at most.
  static func places(_ verb: Verb?) -> Int {
    switch verb {
    case .tracker: return 4
    case .settings: return 2
    case .remind: return 3
    case .log, .add, .set, .autostart, .bar, .quiet: return 1
    default: return 0
    }
  }

  /// What help calls a verb's operand.
  private static func operand(_ verb: Verb) -> String? {
    switch verb {
    case .log: return "[METHOD]"
    case .add: return "[N]"
    case .set: return "N"
    case .tracker, .remind: return Subverb.all(of: verb).map(\.name).joined(separator: "|")
    case .quiet, .autostart: return "[on|off|status]"
    case .bar: return Bar.allCases.map(\.rawValue).joined(separator: "|")
    case .settings: return "[KEY [VALUE]]"
    case .reset, .skip, .undo, .status, .show, .watch, .history, .methods, .doctor: return nil
    }
  }

  /// The options that a verb has besides ``everywhere``.
  static func options(_ verb: Verb) -> [Option] {
    let at = Option("at", value: "WHEN", help: say("When it was, instead of now"))
    let json = Option("json", help: say("Print JSON for other programs"))
    switch verb {
    case .log:
      return [
        Option(
          "rating", value: "N", help: say("How good it was, 1 to 5; a brew has 4 if not given")),
        Option("note", value: "TEXT", help: say("What to remember of it, up to 500 characters")),
        at, tracker,
      ]
    case .reset, .skip: return [at, tracker]
    case .add: return [tracker]
    case .set:
      let help = say("Only if the tracker has not changed since this revision")
      return [Option("expect", value: "REVISION", help: help), tracker]
    case .undo: return [Option("force", help: say("Also after five minutes")), tracker]
    case .status: return [json, Option("all", help: say("Print all trackers in use")), tracker]
    case .tracker: return [json] + ofNewTrackers
    case .history:
      return [
        Option("limit", value: "N", help: say("Print the newest N entries only")), json, tracker,
      ]
    case .bar:
      return [
        Option("follow", help: say("Print a line on every change, until the pipe closes")), tracker,
      ]
    case .show, .watch, .methods: return [tracker]
    case .doctor:
      return [
        json, Option("mend", help: say("Make anew what can be made from what you recorded")),
      ]
    case .remind:
      return [
        Option(
          "days", value: "DAYS", help: say("On which days: mon-fri, or sat,sun; else every day")),
        json, tracker,
      ]
    case .autostart, .settings, .quiet: return []
    }
  }

  private static var tracker: Option {
    Option("tracker", value: "ID", help: say("Which tracker, instead of the one that is set"))
  }

  private static var ofNewTrackers: [Option] {
    [
      Option("kind", value: "KIND", help: say("daily (if not given), clean or count")),
      Option("label", value: "TEXT", help: say("The words on its button")),
      Option("unit", value: "UNIT", help: say("What it counts: ml, or glass,glasses")),
      Option(
        "target", value: "N", help: say("daily: how many logs a day; count: where it is to go")),
      Option("days-a-week", value: "N", help: say("daily: count weeks with N days done, 1 to 7")),
      Option("methods", value: "A,B", help: say("daily: the methods to choose from")),
      Option("since", value: "DATE", help: say("clean: the first day, instead of today")),
      Option("start", value: "N", help: say("count: where it begins, instead of 0")),
      Option("below-zero", help: say("count: it may be less than zero")),
    ]
  }

  private static var everywhere: [Option] {
    [
      Option("help", letter: "h", help: say("Print this help")),
      Option("version", help: say("Print the version")),
    ]
  }
}
