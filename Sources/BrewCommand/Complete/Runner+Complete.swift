import BrewHost
import BrewStore

extension Runner {
  /// Prints what may stand in the place of the last word: each with a tab and what there is to say of it.
  func complete(_ line: [String]) throws {
    // A shell has no place for complaints.
    let store = (try? StoreLocation(dataHome: BaseDirectories().dataHome)).map { Store(at: $0) }
    let completion = Completion(store: store, settings: settings.values)
    for candidate in completion.candidates(for: line) {
      try output.raw("\(candidate.word.printable)\t\((candidate.note ?? "").printable)\n")
    }
  }
}
