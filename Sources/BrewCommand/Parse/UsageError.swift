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
  case option(OptionError, of: Verb?)
  case givenTwice(String)
  case extraArgument(String, of: Verb?)
  case unknownSwitch(String, of: Verb)
  case missingBar
  case unknownBar(String)
  case missingNumber
  /// A number, of an option or the operand, and the range that is accepted.
  case badNumber(String, NumberFault, of: String?, ClosedRange<Int>)
  case allAndOne
  case missingTrackerVerb
  case unknownTrackerVerb(String)
  case missingOperand(String, of: TrackerCommand.Name)
  case extraTrackerArgument(String, of: TrackerCommand.Name)
  case notForTrackerVerb(String, TrackerCommand.Name)
  case unknownKind(String)
  case notForKind(String, Tracker.Kind)
  case badText(TextError)
  case badSetting(SettingError)
  case missingRemindVerb
  case unknownRemindVerb(String)
  case missingTime(of: RemindCommand.Name)
  case extraRemindArgument(String, of: RemindCommand.Name)
  case notForRemindVerb(String, RemindCommand.Name)
  case badTime(WhenError)
  case badDays(String)
  case unknownChoice(String)
}
