/// What is wrong with the options of a command line.
public enum OptionError: Error, Hashable {
  /// There is no such option; as it was given.
  case unknown(String)
  /// The option's value is missing; as it was given.
  case missingValue(String)
  /// The option takes no value and has one.
  case unexpectedValue(String, value: String)
}
