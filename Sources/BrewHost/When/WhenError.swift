import BrewCore
import Speech

/// Why a person's time or day was refused. Each has it as it was given.
public enum WhenError: Error, Hashable {
  /// It names no moment; with what was most likely meant.
  case unreadable(String, guess: String?)
  /// It names no time of day; with what was most likely meant.
  case noTimeOfDay(String, guess: String?)
  /// It may be any of several times or days.
  case notClear(String, [String])
  /// The local calendar has no such day, because the zone skipped it.
  case skipped(String)
}

extension WhenError: CustomStringConvertible {
  /// One sentence: what was given and what is accepted.
  public var description: String {
    switch self {
    case .unreadable(let text, let guess):
      // Translators: Days are also typed in your language, as you have translated Today, Yesterday and
      // Sunday, so give those words.
      return say(
        """
        can’t read \(text.quoted) as a time; give a day (today, yesterday, Sunday, 2026-11-30), a \
        time (7:30, 7:30 pm), or both (yesterday 7:30, 2026-11-30T07:30, with Z or +01:00 at its end \
        if it is not local)
        """
      ).guessing(guess)
    case .noTimeOfDay(let text, let guess):
      return say(
        """
        can’t read \(text.quoted) as a time of day; give one from 00:00 to 23:59, such as 7:30 or \
        7:30 pm
        """
      ).guessing(guess)
    case .notClear(let text, let choices):
      let last = choices.last ?? ""
      let others = choices.dropLast().joined(separator: ", ")
      // Translators: %2 and %3 are times or days.
      return say("\(text.quoted) is not clear: it may be \(others) or \(last); give one of them")
    case .skipped(let text):
      return say(
        "\(text.quoted) never came: the local time zone skipped that day; give another date")
    }
  }
}
