import GLibKit

/// The words after a verb, sorted into options and operands by the verb's declaration.
struct Words {
  private let verb: Verb?
  private let parsed: ParsedOptions

  /// The arguments that are no options.
  var operands: [String] { parsed.arguments + parsed.literals }

  init(_ line: [String], of verb: Verb?) throws(UsageError) {
    self.verb = verb
    do {
      parsed = try Syntax.of(verb).parse(line)
    } catch {
      throw .option(error, of: verb)
    }
  }

  /// Refuses what no verb accepts: an option twice, a second verb, more operands than there are
  /// places for. A method that is called like a verb stands after `--`.
  func check() throws(UsageError) {
    var seen: Set<String> = []
    for option in parsed.options where !seen.insert(option.name).inserted {
      throw .givenTwice(option.name)
    }
    if let verb, ![.autostart, .bar, .settings].contains(verb),
      let second = parsed.arguments.first(where: { Verb(rawValue: $0) != nil })
    {
      throw .twoVerbs(verb, second)
    }
    if let extra = operands.dropFirst(Syntax.places(verb)).first {
      throw .extraArgument(extra, of: verb)
    }
  }

  func has(_ option: String) -> Bool {
    parsed.options.contains { $0.name == option }
  }

  func value(_ option: String) -> String? {
    parsed.options.first { $0.name == option }?.value
  }
}
