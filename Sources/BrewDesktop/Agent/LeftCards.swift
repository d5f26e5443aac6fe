import BrewCore

/// The cards that an agent leaves to the one that takes its place.
struct LeftCards {
  /// Whether that of the tracker that is set was on the screen.
  let own: Bool
  /// The other trackers whose cards were on the screen.
  let others: Set<Tracker.ID>
  /// Those whose cards are not to come back by themselves.
  let dismissed: Set<Tracker.ID>
}

extension LeftCards {
  /// The cards that a text tells of. A line for each: the first says of the own one `yes` or `no`, the
  /// others are names after a plus, or a minus if they were dismissed.
  init(_ text: String) {
    let lines = text.split(separator: "\n")
    func ids(_ sign: Character) -> Set<Tracker.ID> {
      Set(lines.filter { $0.first == sign }.map { Tracker.ID(stored: String($0.dropFirst())) })
    }
    self.init(own: lines.first == "yes", others: ids("+"), dismissed: ids("-"))
  }

  /// The text that ``init(_:)`` reads.
  var text: String {
    let names = others.map { "+\($0)" } + dismissed.subtracting(others).map { "-\($0)" }
    return ([own ? "yes" : "no"] + names.sorted()).joined(separator: "\n")
  }
}
