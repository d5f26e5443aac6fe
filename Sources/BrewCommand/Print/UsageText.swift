import BrewCore
import BrewHost
import GLibKit

extension UsageError: CustomStringConvertible {
  /// One sentence: the value, what is wrong with it and what is accepted.
  var description: String {
    switch self {
    case .notUTF8(let place):
      return "argument \(place) is not UTF-8; give all text in UTF-8"
    case .unknownVerb(let word):
      let verbs = Verb.allCases.map(\.rawValue)
      let option = Syntax.of(nil).options.first { $0.name == word }.map { "--\($0.name)" }
      let guess = (option ?? verbs.nearest(to: word)).map { "; did you mean \($0)?" } ?? ""
      return "unknown verb \(word.quoted); the verbs are \(verbs.inWords)\(guess)"
    case .twoVerbs(let verb, let second):
      let remedy =
        verb == .log ? "; for a method of that name write: brewlog log -- \(second)" : ""
      return "two verbs, \(verb) and \(second); give one at a time\(remedy)"
    case .option(let error, let verb):
      let guess = error.guess(of: verb).map { "; did you mean \($0)?" } ?? ""
      return "\(error.sentence); \(accepted(by: verb))\(guess)"
    case .givenTwice(let option):
      return "--\(option) is given twice; give it once"
    case .extraArgument(let word, let verb):
      let remedy = verb == .log ? "; quote a method of several words" : ""
      return "\(word.quoted) is one argument too many\(remedy); \(accepted(by: verb))"
    case .unknownSwitch(let word, let verb):
      return "\(verb) can’t be set to \(word.quoted); give one of on, off, status"
    case .missingBar:
      return "bar needs the name of a bar: one of \(Bar.names)"
    case .unknownBar(let name):
      let guess = Bar.allCases.map(\.rawValue).nearest(to: name).map { "; did you mean \($0)?" }
      return "there is no bar \(name.quoted); give one of \(Bar.names)\(guess ?? "")"
    case .badRating(let text):
      let range = Rating.range
      return """
        \(text.quoted) is no rating; give a whole number from \(range.lowerBound) to \
        \(range.upperBound)
        """
    case .badLimit(let text):
      return "\(text.quoted) is no limit; give a whole number from 1"
    case .missingNumber:
      return "set needs a number"
    case .badNumber(let text, let option, let range):
      return """
        \(text.quoted) is no number\(option.map { " for \($0)" } ?? ""); give a whole number from \
        \(range.lowerBound) to \(range.upperBound)
        """
    case .badRevision(let text):
      return "\(text.quoted) is no revision; give the number that “brewlog status” names"
    case .allAndOne:
      return "give --all or --tracker, not both"
    case .missingTrackerVerb:
      return "tracker needs one of \(TrackerCommand.Name.names)"
    case .unknownTrackerVerb(let word):
      let guess = TrackerCommand.Name.allCases.map(\.rawValue).nearest(to: word)
      return "tracker has no \(word.quoted); give one of \(TrackerCommand.Name.names)"
        + (guess.map { "; did you mean \($0)?" } ?? "")
    case .missingOperand(let operand, let name):
      return "tracker \(name) needs \(operand)"
    case .extraTrackerArgument(let word, let name):
      let remedy = name.operands.contains("NAME") ? "; quote a name of several words" : ""
      return "\(word.quoted) is one argument too many for tracker \(name)\(remedy)"
    case .notForTrackerVerb(let option, let name):
      let accepted = name.options.isEmpty ? "no options" : name.options.map { "--\($0)" }.inWords
      return "--\(option) is not for tracker \(name), which takes \(accepted)"
    case .unknownKind(let text):
      let kinds = Tracker.Kind.allCases.map(\.rawValue)
      let guess = kinds.nearest(to: text).map { "; did you mean \($0)?" } ?? ""
      return "there is no kind \(text.quoted); give \(kinds.joined(separator: ", "))\(guess)"
    case .notForKind(let option, let kind):
      let owners = Tracker.Kind.allCases.filter { $0.options.contains(option) }.map(\.rawValue)
      return "--\(option) is for --kind \(owners.joined(separator: " or ")) and not for \(kind)"
    case .badText(let error):
      return error.description
    case .badSetting(let error):
      return error.description
    case .missingRemindVerb:
      return "remind needs one of \(RemindCommand.Name.names)"
    case .unknownRemindVerb(let word):
      let guess = RemindCommand.Name.allCases.map(\.rawValue).nearest(to: word)
      return "remind has no \(word.quoted); give one of \(RemindCommand.Name.names)"
        + (guess.map { "; did you mean \($0)?" } ?? "")
    case .missingTime(let name):
      return "remind \(name) needs a time such as 20:30"
    case .extraRemindArgument(let word, let name):
      return "\(word.quoted) is one argument too many for remind \(name)"
    case .notForRemindVerb(let option, let name):
      let accepted = name.options.map { "--\($0)" }.inWords
      return "--\(option) is not for remind \(name), which takes \(accepted)"
    case .badTime(let text):
      return "can’t read \(text.quoted) as a time of day; give one from 00:00 to 23:59"
    case .badDays(let text):
      return """
        can’t read \(text.quoted) as days of the week; give names or their first three letters, as in \
        mon-fri or sat,sun
        """
    case .unknownChoice(let text):
      return "a card can’t be \(text.quoted); give one of \(CardChoice.names)"
    }
  }

  private func accepted(by verb: Verb?) -> String {
    guard let verb else { return "brewlog takes a verb, --help or --version" }
    let options = Syntax.options(verb).map { option in
      option.value.map { "--\(option.name) \($0)" } ?? "--\(option.name)"
    }
    let words = [Syntax.operand(verb)].compactMap(\.self) + options + ["--help", "--version"]
    return "\(verb) takes \(words.inWords)"
  }
}

extension OptionError {
  fileprivate var sentence: String {
    switch self {
    case .unknown(let option): return "unknown option \(option.quoted)"
    case .missingValue(let option): return "\(option) needs a value"
    case .unexpectedValue(let option, let value):
      return "\(option) takes no value, not \(value.quoted)"
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
    return "\(dropLast().joined(separator: ", ")) and \(last)"
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
