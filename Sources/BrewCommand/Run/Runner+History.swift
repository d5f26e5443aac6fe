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
    let (store, id) = try target()
    let kind = try store.trackers().named(id).kind
    var list = JSONList(output)
    try store.history(of: id, limit: limit) { try list.add($0.json(of: kind)) }
    try list.end()
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

  /// What it holds for programs; an event of a tracker of this kind has nothing else.
  fileprivate func json(of kind: Tracker.Kind) -> JSONValue {
    let common: [JSONValue.Field] = [
      ("id", JSONValue(event.id)), ("kind", .text(event.kind.verb.rawValue)),
      ("at", JSONValue(event.at)), ("day", JSONValue(event.at.day)),
    ]
    return .object(common + fields(of: kind) + [("undone", .bool(undone))])
  }

  private func fields(of kind: Tracker.Kind) -> [JSONValue.Field] {
    var brew: Brew?
    var amount: Int?
    switch event.kind {
    case .log(let logged): brew = logged
    case .add(let number), .set(let number): amount = number
    case .reset, .skip, .undo: break
    }
    switch kind {
    case .daily:
      return [
        ("method", JSONValue(brew?.method)), ("rating", JSONValue(brew?.rating?.points)),
        ("note", JSONValue(brew?.note)),
      ]
    case .clean:
      let since = result.map { event.at.day.advanced(by: -$0) }
      return [("days", JSONValue(result)), ("since", JSONValue(since))]
    case .count: return [("amount", JSONValue(amount)), ("count", JSONValue(result))]
    }
  }
}
