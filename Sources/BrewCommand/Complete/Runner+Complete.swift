import BrewCore
import BrewHost
import BrewStore
import Speech

extension Runner {
  /// Prints what may stand in the place of the last word: each with a tab and what there is to say of it.
  func complete(_ line: [String]) throws {
    for candidate in completion.candidates(for: line) {
      try output.raw("\(candidate.word)\t\((candidate.note ?? "").printable)\n")
    }
  }

  /// Prints what may stand in the place of `text`, the end of `line` that bash replaces: each is `text` and,
  /// quoted, what is missing.
  func completeInBash(_ line: String, replacing text: String) throws {
    let line = BashLine(line)
    guard let current = line.current, !line.isRedirection else { return }
    // By bytes: what was typed stays as it was typed.
    let missing = completion.candidates(for: line.before + [current]).map(\.word.utf8)
      .filter { $0.starts(with: current.utf8) }
      .compactMap { line.quoting(Substring($0.dropFirst(current.utf8.count))) }
    let end = missing.count == 1 ? line.closing : ""
    for rest in missing { try output.raw("\(text)\(rest)\(end)\n") }
  }

  private var completion: Completion {
    // A shell has no place for complaints.
    Completion(store: try? Store(with: settings.values), settings: settings.values)
  }
}
