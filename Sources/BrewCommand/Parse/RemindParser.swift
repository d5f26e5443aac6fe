import BrewCore
import BrewHost

/// From the words after `remind` to what they ask for.
struct RemindParser {
  let words: Words

  func command() throws(UsageError) -> RemindCommand {
    let (name, operands) = try words.subverb(RemindCommand.Name.self, of: .remind)
    switch name {
    case .list: return .list(asJSON: words.has("json"))
    case .add: return .add(second: try second(operands[0]), try days())
    case .remove: return .remove(second: try second(operands[0]))
    }
  }

  private func second(_ text: String) throws(UsageError) -> Int {
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
