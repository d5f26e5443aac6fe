import BrewCore
import BrewHost
import GLibKit

/// What is wrong with a command line.
enum UsageError: Error, Hashable {
  /// Not even the program's name.
  case noArguments
  /// An argument that is not UTF-8, by its place; 1 is the first.
  case notUTF8(place: Int)
  case unknownVerb(String)
  case twoVerbs(Verb, String)
  case option(OptionError, of: Topic)
  case givenTwice(String)
  case extraArgument(String, of: Verb?)
  case unknownSwitch(String, of: Verb)
  case missingBar
  case unknownBar(String)
  case missingNumber
  /// A number, of an option or the operand, and the range that is accepted.
  case badNumber(String, NumberFault, of: String?, ClosedRange<Int>)
  case allAndOne
  case missingSubverb(of: Verb)
  case unknownSubverb(String, of: Verb)
  case missingOperand(String, of: Subverb)
  case extraOperand(String, of: Subverb)
  case notForSubverb(String, Subverb)
  case unknownKind(String)
  case notForKind(String, Tracker.Kind)
  case badText(TextError)
  case badSetting(SettingError)
  case badTime(WhenError)
  case badDays(String)
  case unknownChoice(String)
}
