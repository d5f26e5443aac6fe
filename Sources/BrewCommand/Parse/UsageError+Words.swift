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
    case .option(let error, let topic):
      // Translators: %1 is what is wrong, %2 what is accepted.
      return say("\(error.sentence); \(accepted(by: topic))").guessing(error.guess(of: topic))
    case .givenTwice(let option):
      return say("--\(option) is given twice; give it once")
    case .extraArgument(let word, let verb):
      let (word, accepted) = (word.quoted, accepted(by: Topic(verb)))
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
    case .missingSubverb(let verb):
      return say("\(verb.rawValue) needs one of \(Subverb.names(of: verb))")
    case .unknownSubverb(let word, let verb):
      let (verb, names) = (verb.rawValue, Subverb.names(of: verb))
      return say("\(verb) has no \(word.quoted); give one of \(names)")
        .guessing(names.split(separator: ", ").map(String.init).nearest(to: word))
    case .missingOperand("TIME", let subverb):
      return say("\(subverb.title) needs a time such as 20:30")
    case .missingOperand(let operand, let subverb):
      return say("\(subverb.title) needs \(operand)")
    case .extraOperand(let word, let subverb):
      let (word, title) = (word.quoted, subverb.title)
      return subverb.operands.contains("NAME")
        ? say("\(word) is one argument too many for \(title); quote a name of several words")
        : say("\(word) is one argument too many for \(title)")
    case .notForSubverb(let option, let subverb):
      let (title, accepted) = (subverb.title, subverb.options.map { "--\($0)" }.inWords)
      return accepted.isEmpty
        ? say("--\(option) is not for \(title), which takes no options")
        : say("--\(option) is not for \(title), which takes \(accepted)")
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

  private func accepted(by topic: Topic) -> String {
    guard topic.verb != nil else { return say("brewlog takes a verb, --help or --version") }
    let options = Syntax.options(topic).map { option in
      option.value.map { "--\(option.name) \($0)" } ?? "--\(option.name)"
    }
    let words = Syntax.operands(topic) + options + ["--help", "--version"]
    return say("\(topic.words) takes \(words.inWords)")
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
  fileprivate func guess(of topic: Topic) -> String? {
    guard case .unknown(let option) = self else { return nil }
    let names = Syntax.options(topic).map { "--\($0.name)" }
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

extension Subverb {
  /// The names of those of a verb in a row.
  fileprivate static func names(of verb: Verb) -> String {
    all(of: verb).map(\.name).joined(separator: ", ")
  }
}
