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
    case .missingSwitch:
      return "autostart needs one of on, off, status"
    case .unknownSwitch(let word):
      return "autostart can’t be set to \(word.quoted); give one of on, off, status"
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
    case .badText(let error):
      return error.description
    case .badSetting(let error):
      return error.description
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
