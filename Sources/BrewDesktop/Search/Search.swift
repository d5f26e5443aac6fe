import BrewCore
import Speech

/// What the search of a desktop offers: the streak, and what can be done about it.
final class Search: Surface {
  /// One thing that is found.
  struct Result: Hashable {
    /// `show`, or the name of a verb.
    let id: String
    let title: String
    let note: String
  }

  /// Does what was chosen; nil shows the card.
  var onChoice: (Verb?) -> Void = { _ in }
  private var results: [Result] = []
  private var keywords: [String] = []

  func present(_ presentation: Presentation) {
    let entry = presentation.entry
    let text = CardText(entry)
    let note = text.lines.last ?? ""
    results = [Result(id: "show", title: text.summary, note: note)]
    // What ends a streak is no thing to hit by Enter.
    results += Verb.offered(by: entry).filter { $0 != .reset }.map { verb in
      Result(
        id: verb.rawValue, title: entry.tracker.map { verb.label(of: $0) } ?? verb.word,
        note: text.summary)
    }
    // Translators: Words that a person may search for, with blanks between them.
    let known = say("brew coffee streak")
    let words = ["BrewLog", "brew", "coffee", known, entry.tracker?.name.description ?? ""]
    keywords = (words + results.map(\.title)).flatMap { $0.lowercased().split(separator: " ") }
      .map(String.init)
  }

  /// What is found for the words that were typed: all or nothing. Each has to begin one that BrewLog goes by,
  /// and one letter is too few to mean it.
  func results(for terms: [String]) -> [Result] {
    let words = terms.flatMap { $0.lowercased().split(separator: " ") }
    guard words.contains(where: { $0.count > 1 }),
      words.allSatisfy({ word in keywords.contains { $0.hasPrefix(word) } })
    else { return [] }
    return results
  }

  /// The results of these ids that there still are.
  func results(of ids: [String]) -> [Result] {
    ids.compactMap { id in results.first { $0.id == id } }
  }

  /// Does what a result is for.
  func choose(_ id: String) {
    if id == "show" { return onChoice(nil) }
    if let verb = Verb(rawValue: id) { onChoice(verb) }
  }
}
