import BrewCore
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
      parsed = try Syntax.of(verb).parse(Words.withoutNumbers(line, of: verb))
    } catch {
      throw .option(error, of: Topic(verb, line.first))
    }
  }

  /// Refuses what no verb accepts: an option twice, a second verb, more operands than there are
  /// places for. A method that is called like a verb stands after `--`.
  func check() throws(UsageError) {
    for (place, name) in given.enumerated() where given[..<place].contains(name) {
      throw .givenTwice(name)
    }
    if let verb, ![.autostart, .bar, .settings, .tracker, .remind, .quiet].contains(verb),
      let second = parsed.arguments.first(where: { Verb(rawValue: $0) != nil })
    {
      throw .twoVerbs(verb, second)
    }
    if let extra = operands.dropFirst(Syntax.places(verb)).first {
      throw .extraArgument(extra, of: verb)
    }
  }

  /// The word that says what to do, and what stands after it: as much as it takes, and only its options.
  func subverb<Name: RawRepresentable<String>>(
    _: Name.Type, of verb: Verb
  ) throws(UsageError) -> (Name, [String]) {
    guard let first = operands.first else { throw .missingSubverb(of: verb) }
    guard let subverb = Subverb.named(first, of: verb), let name = Name(rawValue: first) else {
      throw .unknownSubverb(first, of: verb)
    }
    let rest = Array(operands.dropFirst())
    if let missing = subverb.needed.dropFirst(rest.count).first {
      throw .missingOperand(missing, of: subverb)
    }
    if let extra = rest.dropFirst(subverb.operands.count).first {
      throw .extraOperand(extra, of: subverb)
    }
    if let option = given.first(where: { !subverb.options.contains($0) }) {
      throw .notForSubverb(option, subverb)
    }
    return (name, rest)
  }

  /// What takes a number as its operand takes one below zero, which looks like an option.
  private static func withoutNumbers(_ line: [String], of verb: Verb?) -> [String] {
    guard verb == .add || verb == .set, !line.contains("--") else { return line }
    let options = verb.map(Syntax.options) ?? []
    let places = line.indices.filter { place in
      let isValue =
        place > 0
        && options.contains {
          $0.value != nil && line[place - 1] == "--\($0.name)"
        }
      return !isValue && line[place].hasPrefix("-")
        && line[place].dropFirst().utf8.allSatisfy { (48...57).contains($0) } && line[place] != "-"
    }
    let others = line.indices.filter { !places.contains($0) }.map { line[$0] }
    return places.isEmpty ? line : others + ["--"] + places.map { line[$0] }
  }

  /// The names of the options that were given.
  var given: [String] { parsed.options.map(\.name) }

  /// The tracker that was given.
  var tracker: Tracker.ID? { value("tracker").map(Tracker.ID.init(stored:)) }

  /// The value of an option that takes a number.
  func number(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    do {
      return try Int(typed: text, in: range)
    } catch {
      throw .badNumber(text, error, of: "--\(option)", range)
    }
  }

  func has(_ option: String) -> Bool {
    parsed.options.contains { $0.name == option }
  }

  func value(_ option: String) -> String? {
    parsed.options.first { $0.name == option }?.value
  }
}
