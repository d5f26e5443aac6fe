import BrewCore
import BrewHost
import GLibKit

/// The first stage: from the words of a command line to what they ask for. It touches nothing.
enum CommandParser {
  /// The command in `line`, which is without the program's name.
  static func parse(_ line: [String]) throws(UsageError) -> Request {
    guard let first = line.first else { return Request(command: .card) }
    if first.hasPrefix("-"), first != "-" { return try parseWithoutVerb(line) }
    // Of shells and not of people, so that no help names it.
    if first == "complete" { return Request(command: .complete(Array(line.dropFirst()))) }
    if first == "complete-in-bash", line.count == 3 {
      return Request(command: .completeInBash(line[1], replacing: line[2]))
    }
    if first == "help" { return Request(command: .help(try topic(Array(line.dropFirst())))) }
    guard let verb = Verb(rawValue: first) else { throw .unknownVerb(first) }
    let words = try Words(Array(line.dropFirst()), of: verb)
    if words.has("help") { return Request(command: .help(Topic(verb, words.operands.first))) }
    if words.has("version") { return Request(command: .version) }
    try words.check()
    return Request(command: try command(verb, words), tracker: words.tracker)
  }

  private static func parseWithoutVerb(_ line: [String]) throws(UsageError) -> Request {
    let words = try Words(line, of: nil)
    if words.has("help") {
      let verb = words.operands.first.flatMap(Verb.init)
      return Request(command: .help(Topic(verb, words.operands.dropFirst().first)))
    }
    if words.has("version") { return Request(command: .version) }
    try words.check()
    return Request(command: .card, tracker: words.tracker)
  }

  /// What `brewlog help` is asked about: `log`, `tracker add`.
  private static func topic(_ words: [String]) throws(UsageError) -> Topic {
    let operands = try Words(words, of: nil).operands
    guard let first = operands.first else { return Topic(nil) }
    guard let verb = Verb(rawValue: first) else { throw .unknownVerb(first) }
    let topic = Topic(verb, operands.dropFirst().first)
    if operands.count > 1, topic.subverb == nil, !Subverb.all(of: verb).isEmpty {
      throw .unknownSubverb(operands[1], of: verb)
    }
    if let extra = operands.dropFirst(topic.subverb == nil ? 1 : 2).first {
      throw .extraArgument(extra, of: nil)
    }
    return topic
  }

  private static func command(_ verb: Verb, _ words: Words) throws(UsageError) -> Command {
    switch verb {
    case .log: return try log(words)
    case .reset: return .reset(at: words.value("at"))
    case .skip: return .skip(at: words.value("at"))
    case .undo: return .undo(force: words.has("force"))
    case .add: return .add(try words.operands.first.map(count) ?? 1)
    case .set: return try set(words)
    case .status: return try status(words)
    case .show: return .show
    case .watch: return .watch
    case .bar: return .bar(try bar(words), follow: words.has("follow"))
    case .history:
      return .history(limit: try words.number("limit", in: 1...Int.max), asJSON: words.has("json"))
    case .methods: return .methods
    case .tracker: return .tracker(try TrackerParser(words: words).command())
    case .remind: return .remind(try RemindParser(words: words).command())
    case .quiet: return .quiet(try operation(words, of: .quiet) ?? .on)
    case .autostart: return .autostart(try operation(words, of: .autostart))
    case .settings: return try setting(words)
    case .doctor: return .doctor(asJSON: words.has("json"), mends: words.has("mend"))
    }
  }

  private static func log(_ words: Words) throws(UsageError) -> Command {
    let rating = try rating(words)
    do throws(TextError) {
      let method = try words.operands.first.map(Method.init(_:))
      let note = try words.value("note").map(Note.init(_:))
      return .log(method: method, rating: rating, note: note, at: words.value("at"))
    } catch {
      throw .badText(error)
    }
  }

  private static func count(_ text: String) throws(UsageError) -> Int {
    do {
      return try Int(typed: text, in: CountRules.range)
    } catch {
      throw .badNumber(text, error, of: nil, CountRules.range)
    }
  }

  private static func set(_ words: Words) throws(UsageError) -> Command {
    guard let text = words.operands.first else { throw .missingNumber }
    let expected = try words.number("expect", in: 0...Int.max)
    return .set(try count(text), expected: expected.map(Int64.init))
  }

  private static func status(_ words: Words) throws(UsageError) -> Command {
    let asJSON = words.has("json")
    guard words.has("all") else { return .status(asJSON: asJSON) }
    if words.tracker != nil { throw .allAndOne }
    return .statusOfAll(asJSON: asJSON)
  }

  private static func rating(_ words: Words) throws(UsageError) -> Rating? {
    try words.number("rating", in: Rating.range).flatMap(Rating.init)
  }

  private static func operation(
    _ words: Words, of verb: Verb
  ) throws(UsageError) -> Command.Switch? {
    guard let text = words.operands.first else { return nil }
    guard let operation = Command.Switch(rawValue: text) else {
      throw .unknownSwitch(text, of: verb)
    }
    return operation
  }

  private static func bar(_ words: Words) throws(UsageError) -> Bar {
    guard let name = words.operands.first else { throw .missingBar }
    guard let bar = Bar(rawValue: name) else { throw .unknownBar(name) }
    return bar
  }

  private static func setting(_ words: Words) throws(UsageError) -> Command {
    guard let name = words.operands.first else { return .settings }
    guard let key = SettingKey(rawValue: name) else {
      throw .badSetting(.unknownKey(name))
    }
    let value = words.operands.dropFirst().first
    do throws(SettingError) {
      var settings = Settings()
      if let value { try key.set(value, in: &settings) }
      return .setting(key, value: value)
    } catch {
      throw .badSetting(error)
    }
  }
}
