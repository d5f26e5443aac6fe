import BrewCore
import BrewHost
import GLibKit
import Speech

extension UsageError: CustomStringConvertible {
  /// One sentence: the value, what is wrong with it and what is accepted.
  var description: String {
    switch self {
    case .noArguments:
      return MainArguments.areMissing
    case .notUTF8(let place):
      return say("argument \(place) is not UTF-8; give all text in UTF-8")
    case .unknownVerb(let word):
      let verbs = Verb.allCases.map(\.rawValue)
      let option = Syntax.of(nil).options.first { $0.name == word }.map { "--\($0.name)" }
      return say("unknown verb \(word.quoted); the verbs are \(verbs.inWords)")
        .guessing(option ?? verbs.nearest(to: word))
    case .twoVerbs(let verb, let second):
      let (verb, isLog) = (verb.rawValue, verb == .log)
      guard isLog else { return say("two verbs, \(verb) and \(second); give one at a time") }
      return say(
        """
        two verbs, \(verb) and \(second); give one at a time; for a method of that name write: \
        brewlog log -- \(second)
        """)
    case .option(let error, let verb):
      // Translators: %1 is what is wrong, %2 what is accepted.
      return say("\(error.sentence); \(accepted(by: verb))").guessing(error.guess(of: verb))
    case .givenTwice(let option):
      return say("--\(option) is given twice; give it once")
    case .extraArgument(let word, let verb):
      let (word, accepted) = (word.quoted, accepted(by: verb))
      return verb == .log
        ? say("\(word) is one argument too many; quote a method of several words; \(accepted)")
        : say("\(word) is one argument too many; \(accepted)")
    case .unknownSwitch(let word, let verb):
      return say("\(verb.rawValue) can’t be set to \(word.quoted); give one of on, off, status")
    case .missingBar:
      return say("bar needs the name of a bar: one of \(Bar.names)")
    case .unknownBar(let name):
      return say("there is no bar \(name.quoted); give one of \(Bar.names)")
        .guessing(Bar.allCases.map(\.rawValue).nearest(to: name))
    case .missingNumber:
      return say("set needs a number; give \(wholeNumber(in: CountRules.range))")
    case .badNumber(let text, let fault, let option, let range):
      // Translators: %1 is what was typed, %2 the option that it is for.
      let what = option.map { say("\(text.quoted) for \($0)") } ?? text.quoted
      let accepted = wholeNumber(in: range)
      switch fault {
      case .notWhole: return say("\(what) is no whole number; give \(accepted)")
      case .outOfRange: return say("\(what) is out of range; give \(accepted)")
      }
    case .allAndOne:
      return say("give --all or --tracker, not both")
    case .missingTrackerVerb:
      return say("tracker needs one of \(TrackerCommand.Name.names)")
    case .unknownTrackerVerb(let word):
      return say("tracker has no \(word.quoted); give one of \(TrackerCommand.Name.names)")
        .guessing(TrackerCommand.Name.allCases.map(\.rawValue).nearest(to: word))
    case .missingOperand(let operand, let name):
      return say("tracker \(name.rawValue) needs \(operand)")
    case .extraTrackerArgument(let word, let name):
      let (word, verb) = (word.quoted, name.rawValue)
      return name.operands.contains("NAME")
        ? say("\(word) is one argument too many for tracker \(verb); quote a name of several words")
        : say("\(word) is one argument too many for tracker \(verb)")
    case .notForTrackerVerb(let option, let name):
      let (verb, accepted) = (name.rawValue, name.options.map { "--\($0)" }.inWords)
      return accepted.isEmpty
        ? say("--\(option) is not for tracker \(verb), which takes no options")
        : say("--\(option) is not for tracker \(verb), which takes \(accepted)")
    case .unknownKind(let text):
      let kinds = Tracker.Kind.allCases.map(\.rawValue)
      return say("there is no kind \(text.quoted); give \(kinds.joined(separator: ", "))")
        .guessing(kinds.nearest(to: text))
    case .notForKind(let option, let kind):
      let owners = Tracker.Kind.allCases.filter { $0.options.contains(option) }.map(\.rawValue)
      let (owner, kind) = (owners.first ?? "", kind.rawValue)
      return owners.count > 1
        ? say("--\(option) is for --kind \(owner) or \(owners[1]) and not for \(kind)")
        : say("--\(option) is for --kind \(owner) and not for \(kind)")
    case .badText(let error):
      return error.description
    case .badSetting(let error):
      return error.description
    case .missingRemindVerb:
      return say("remind needs one of \(RemindCommand.Name.names)")
    case .unknownRemindVerb(let word):
      return say("remind has no \(word.quoted); give one of \(RemindCommand.Name.names)")
        .guessing(RemindCommand.Name.allCases.map(\.rawValue).nearest(to: word))
    case .missingTime(let name):
      return say("remind \(name.rawValue) needs a time such as 20:30")
    case .extraRemindArgument(let word, let name):
      return say("\(word.quoted) is one argument too many for remind \(name.rawValue)")
    case .notForRemindVerb(let option, let name):
      let accepted = name.options.map { "--\($0)" }.inWords
      return say("--\(option) is not for remind \(name.rawValue), which takes \(accepted)")
    case .badTime(let error):
      return error.description
    case .badDays(let text):
      return say(
        """
        can’t read \(text.quoted) as days of the week; give names or their short forms, as in \
        mon-fri or sat,sun
        """)
    case .unknownChoice(let text):
      return say("a card can’t be \(text.quoted); give one of \(CardChoice.names)")
    }
  }

  private func wholeNumber(in range: ClosedRange<Int>) -> String {
    range.upperBound == .max
      ? say("a whole number from \(range.lowerBound) on")
      : say("a whole number from \(range.lowerBound) to \(range.upperBound)")
  }

  private func accepted(by verb: Verb?) -> String {
    guard let verb else { return say("brewlog takes a verb, --help or --version") }
    let options = Syntax.options(verb).map { option in
      option.value.map { "--\(option.name) \($0)" } ?? "--\(option.name)"
    }
    let words = [Syntax.operand(verb)].compactMap(\.self) + options + ["--help", "--version"]
    return say("\(verb.rawValue) takes \(words.inWords)")
  }
}

extension OptionError {
  fileprivate var sentence: String {
    switch self {
    case .unknown(let option): return say("unknown option \(option.quoted)")
    case .missingValue(let option): return say("\(option) needs a value")
    case .unexpectedValue(let option, let value):
      return say("\(option) takes no value, not \(value.quoted)")
    }
  }

  /// The option of the verb that was most likely meant.
  fileprivate func guess(of verb: Verb?) -> String? {
    guard case .unknown(let option) = self else { return nil }
    let names = (verb.map(Syntax.options) ?? []).map { "--\($0.name)" }
    return names.nearest(to: String(option.prefix { $0 != "=" }))
  }
}

extension [String] {
  /// The words in a row: `a, b and c`.
  fileprivate var inWords: String {
    guard let last, count > 1 else { return joined() }
    // Translators: The end of a list of words.
    return say("\(dropLast().joined(separator: ", ")) and \(last)")
  }
}

extension TrackerCommand.Name {
  /// The names in a row.
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension RemindCommand.Name {
  /// The names in a row.
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
