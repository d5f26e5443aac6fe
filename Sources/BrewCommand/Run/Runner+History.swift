import BrewCore
import BrewStore
import Speech

extension Runner {
  /// Items are printed as they are read: a history may be long, and its reader may stop early.
  func printHistory(limit: Int?) throws {
    let (store, tracker) = try target()
    try store.history(of: tracker, limit: limit) { try output.line($0.inWords) }
  }

  func printHistoryJSON(limit: Int?) throws {
    var separator = "["
    let (store, tracker) = try target()
    try store.historyJSON(of: tracker, limit: limit) { item in
      try output.raw("\(separator)\(item)")
      separator = ",\n"
    }
    try output.raw(separator == "[" ? "[]\n" : "]\n")
  }
}

extension HistoryItem {
  /// `2026-11-30 08:15  Espresso, 4 of 5  (taken back)`, and the note if there is one.
  fileprivate var inWords: String {
    let clock = event.at.description.split(separator: "T").last?.prefix(5) ?? ""
    var words = ["\(event.at.day) \(clock)"]
    switch event.kind {
    case .log(let brew):
      words.append(brew.inWords ?? say("logged"))
      if let note = brew.note { words.append(say("“\(note)”")) }
    case .reset:
      words.append(result.map { say("reset after \($0.asDays)") } ?? say("reset"))
    case .skip:
      words.append(say("skipped"))
    case .add(let number):
      words.append(say("add \(number)"))
      if let result { words.append(say("makes \(result)")) }
    case .set(let number):
      words.append(say("set \(number)"))
    case .undo:
      break
    }
    if undone { words.append(say("(taken back)")) }
    return words.joined(separator: "  ")
  }
}
