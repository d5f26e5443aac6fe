/// What kept the harness from doing its work: facts, made into a sentence in one place.
public enum HarnessError: Error, CustomStringConvertible {
  /// The program could not be started; the number is `errno`.
  case notStarted([String], Int32)
  /// The program ended with this status and these words on stderr.
  case failed([String], Int32, String)
  /// The thing awaited did not come; the last thing seen is told.
  case late(String, seen: String)
  /// The words were not on the screen; what could be read there is told.
  case notOnScreen(String, seen: String)
  /// A file or folder of the session could not be made.
  case noScratch(String, Int32)

  /// The sentence for people.
  public var description: String {
    switch self {
    case .notStarted(let command, let number):
      "can't start \(command.joined(separator: " ")): errno \(number)"
    case .failed(let command, let status, let words):
      "\(command.joined(separator: " ")) ended with \(status): \(words)"
    case .late(let what, let seen):
      "waited in vain for \(what)\(seen.isEmpty ? "" : "; seen: \(seen)")"
    case .notOnScreen(let words, let seen):
      "“\(words)” is not on the screen; seen: \(seen)"
    case .noScratch(let path, let number):
      "can't make \(path): errno \(number)"
    }
  }
}
