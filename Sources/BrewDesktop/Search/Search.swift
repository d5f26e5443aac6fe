import BrewCore
import Speech

/// What the search of a desktop offers: the streak, and what can be done about it.
final class Search: Surface {
  /// One thing that is found.
  struct Result: Hashable {
    /// ``Search/card``, or the name of a verb.
    let id: String
    let title: String
    let note: String
  }

  /// The result that shows the card.
  static let card = "show"

  /// Does what was chosen.
  var onChoice: (Request) -> Void = { _ in }
  private var entry: Entry?

  func present(_ presentation: Presentation) {
    entry = presentation.entry
  }

  /// All that there is to find. It is made when somebody searches, and not at each press.
  private var results: [Result] {
    guard let entry else { return [] }
    let text = CardText(entry)
    let card = Result(id: Self.card, title: text.summary, note: text.lines.last ?? "")
    return [card]
      + Verb.offered(by: entry).filter { !$0.endsStreak }.map { verb in
        Result(
          id: verb.rawValue, title: entry.tracker.map { verb.label(of: $0) } ?? verb.word,
          note: text.summary)
      }
  }

  /// The words that the results go by.
  private func keywords(of results: [Result]) -> [Substring] {
    // Translators: Words that a person may search for, with blanks between them.
    let known = say("brew coffee streak")
    let words = ["BrewLog", "brew", "coffee", known, entry?.tracker?.name.description ?? ""]
    return (words + results.map(\.title.withoutIsolates)).flatMap {
      $0.lowercased().split(separator: " ")
    }
  }

  /// What is found for the words that were typed: all or nothing. Each has to begin one that BrewLog goes by,
  /// and one letter is too few to mean it.
  func results(for terms: [String]) -> [Result] {
    let words = terms.flatMap { $0.lowercased().split(separator: " ") }
    guard words.contains(where: { $0.count > 1 }) else { return [] }
    let results = results
    let keywords = keywords(of: results)
    return words.allSatisfy({ word in keywords.contains { $0.hasPrefix(word) } })
      ? results : []
  }

  /// The results of these ids that there still are.
  func results(of ids: [String]) -> [Result] {
    let results = results
    return ids.compactMap { id in results.first { $0.id == id } }
  }

  /// Does what a result is for.
  func choose(_ id: String) {
    if id == Self.card { return onChoice(.show) }
    if let verb = Verb(rawValue: id) { onChoice(.verb(verb)) }
  }
}
