import BrewCore
import BrewHost

/// From the words after `remind` to what they ask for.
struct RemindParser {
  let words: Words

  func command() throws(UsageError) -> RemindCommand {
    guard let first = words.operands.first else { throw .missingRemindVerb }
    guard let name = RemindCommand.Name(rawValue: first) else { throw .unknownRemindVerb(first) }
    let operands = words.operands.dropFirst()
    if let extra = operands.dropFirst(name == .list ? 0 : 1).first {
      throw .extraRemindArgument(extra, of: name)
    }
    if let option = words.given.first(where: { !name.options.contains($0) }) {
      throw .notForRemindVerb(option, name)
    }
    switch name {
    case .list: return .list(asJSON: words.has("json"))
    case .add: return .add(second: try second(operands.first, of: name), try days())
    case .remove: return .remove(second: try second(operands.first, of: name))
    }
  }

  private func second(
    _ text: String?, of name: RemindCommand.Name
  ) throws(UsageError) -> Int {
    guard let text else { throw .missingTime(of: name) }
    do {
      return try TimeOfDay(typed: text).second
    } catch {
      throw .badTime(error)
    }
  }

  private func days() throws(UsageError) -> Weekdays {
    guard let text = words.value("days") else { return .all }
    guard let days = Weekdays(typed: text) else { throw .badDays(text) }
    return days
  }
}
