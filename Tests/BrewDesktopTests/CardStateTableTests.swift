import Foundation
import Testing

@testable import BrewDesktop

/// Each event in each state of a card. The table is `Snapshots/card-states.txt`; `BREWLOG_RECORD=1` writes it
/// anew.
@Suite struct CardStateTableTests {
  private static let popup = CardScript.present(1, popUp: true)
  private static let refresh = CardScript.present(2)
  private static let reminder = CardScript.present(1, reminder: .due)
  private static let answered = CardScript.answered()
  private static let shown: [CardState.Event] = [popup, answered, CardScript.taken(7), .settled]

  private static let states: [(name: String, events: [CardState.Event])] = [
    ("nothing yet", []),
    ("waiting for a server", [popup]),
    ("waiting for a server with a reminder", [reminder]),
    ("waiting for a server with a list", [CardScript.present(1, isListed: true)]),
    ("offered", [popup, answered]),
    ("offered a reminder", [reminder, answered]),
    ("offered, and outdated", [popup, answered, refresh]),
    ("offered, and asked for again", [popup, answered, popup]),
    ("offered a reminder that is over", [reminder, answered, refresh]),
    ("offered to a server that went", [popup, answered, .serverWent]),
    ("offered, and to be taken away", [popup, answered, .withdraw]),
    ("just shown", [popup, answered, CardScript.taken(7)]),
    ("on the screen", shown),
    ("on the screen, and pressed", shown + [.pressed(id: 7, key: "add")]),
    ("on the screen, and asked for", shown + [popup]),
    ("on the screen, and to be refreshed", shown + [refresh]),
    ("on the screen, being replaced", shown + [refresh, answered]),
    ("a reminder on the screen", [reminder, answered, CardScript.taken(7), .settled]),
    ("left the screen", shown + [.closed(id: 7)]),
    ("left the screen, and asked for", shown + [.closed(id: 7), popup]),
    ("left the screen, another offered", shown + [.closed(id: 7), popup, answered]),
    ("refused", [popup, answered, .refused]),
    ("refused again", [popup, answered, .refused, .retry, answered, .refused]),
    ("taken away", shown + [.withdraw]),
  ]

  private static let events: [(name: String, event: CardState.Event)] = [
    ("a refresh", refresh),
    ("the same again", CardScript.present(1)),
    ("it is asked for", popup),
    ("a reminder is due", reminder),
    ("the server answers", answered),
    ("the server takes it as 7", CardScript.taken(7)),
    ("the server takes it as 8", CardScript.taken(8)),
    ("the server refuses it", .refused),
    ("all is dispatched", .settled),
    ("a press on 7", .pressed(id: 7, key: "add")),
    ("“Later” on 7", .pressed(id: 7, key: "later")),
    ("a press on 9", .pressed(id: 9, key: "add")),
    ("7 is closed", .closed(id: 7)),
    ("9 is closed", .closed(id: 9)),
    ("a server comes", .serverCame),
    ("the server goes", .serverWent),
    ("time to try again", .retry),
    ("it is withdrawn", .withdraw),
    ("the wait is over", .overdue),
  ]

  @Test func eachEventInEachState() throws {
    var text = ""
    for (name, events) in Self.states {
      var start = CardScript()
      for event in events { start.take(event) }
      text += "# \(name): \(start.state.words)\n"
      for (name, event) in Self.events {
        var script = start
        script.take(event)
        let effects = script.effects.map(\.words).joined(separator: ", ")
        if script.state == start.state, effects.isEmpty { continue }
        let after = script.state == start.state ? "the same" : script.state.words
        text += "\(name) → \(after)\(effects.isEmpty ? "" : "; \(effects)")\n"
      }
      text += "\n"
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/card-states.txt")
    if ProcessInfo.processInfo.environment["BREWLOG_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }
}
