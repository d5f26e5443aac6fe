import Testing

@testable import BrewDesktop

/// What of a card's text there is room for.
@Suite struct RoomTests {
  private let room = Room(lines: 5, columns: 26)
  private let name = "Read forty pages of something difficult"
  private let command = "brewlog add --tracker read-forty-pages-of-something-difficult"

  private func fit(_ summary: String, _ text: [String], _ hints: String...) -> [String] {
    let (summary, lines) = room.fit(summary, text, hints: hints)
    return [summary] + lines
  }

  @Test func aTextIsWrappedBetweenWords() {
    #expect(room.lines(of: "In a terminal: brewlog log") == 1)
    #expect(room.lines(of: "In a terminal: brewlog logs") == 2)
    #expect(room.lines(of: "12 pages · \(name)") == 3)
    #expect(room.lines(of: "In a terminal: \(command)") == 4)
    #expect(room.lines(of: String(repeating: "a", count: 26)) == 1)
    #expect(room.lines(of: String(repeating: "a", count: 53)) == 3)
    #expect(room.lines(of: String(repeating: "茶", count: 13)) == 1)
    #expect(room.lines(of: String(repeating: "茶", count: 14)) == 2)
    #expect(room.lines(of: "") == 1)
  }

  @Test func theBeginningHasRoom() {
    #expect(room.beginning(of: "12 pages · \(name)", lines: 1) == "12 pages · Read forty pag…")
    #expect(room.beginning(of: "7 day streak", lines: 1) == "7 day streak")
    for lines in 1...3 {
      let text = room.beginning(of: String(repeating: "茶", count: 40), lines: lines)
      #expect(room.lines(of: text) == lines)
    }
  }

  @Test func whatHasRoomIsLeftAsItIs() {
    let lines = ["○ ○ ○ ○ ○ ○ ●", "Today is done.", "Logged: Espresso, 4 of 5."]
    let hint = "In a terminal: brewlog log"
    #expect(fit("7 day streak", lines, hint) == ["7 day streak"] + lines + [hint])
  }

  @Test func theWayToActAndTheAnswerComeBeforeALongName() {
    let (summary, lines) = ("12 pages · \(name)", ["Target: 300, 288 to go.", "Added 12."])
    let short = room.beginning(of: summary, lines: 1)
    #expect(
      fit(summary, lines, "In a terminal: \(command)", command) == [short, "Added 12.", command])
    let own = "In a terminal: brewlog add"
    #expect(fit(summary, lines, own) == [room.beginning(of: summary, lines: 2)] + lines + [own])
  }

  @Test func aReasonComesBeforeTheWayToAct() {
    let reason = "can’t write /home/somebody/.local/share/brewlog/brewlog.db: Read-only file system"
    let failed = "Add one did not work"
    #expect(fit(failed, [reason], command) == [failed, reason])
    #expect(fit(failed, ["No room."], "brewlog add") == [failed, "No room.", "brewlog add"])
    // A reason may be longer than there is room.
    #expect(fit(failed, [reason + reason], "brewlog add") == [failed, reason + reason])
  }

  /// Whatever a name is made of, its card has the way to act on it, or its beginning.
  @Test(arguments: ["a", "茶", "ä-", "a ", "👩🏽‍🚒", "ي"])
  func anyNameLeavesRoomForTheWayToAct(part: String) {
    let name = String(String(repeating: part, count: 40).prefix(40))
    let id = name.lowercased().filter { $0.isLetter || $0 == "-" }
    for verb in ["log", "reset", "add"] {
      let command = "brewlog \(verb) --tracker \(id)"
      let lines = fit(
        "12 days · \(name)", ["Longest: 23 days.", "The streak was reset."],
        "In a terminal: \(command)", command)
      #expect(lines.last?.contains("brewlog \(verb) --tracker") == true, "\(lines)")
      #expect(lines.contains("The streak was reset."))
      #expect(lines.map(room.lines(of:)).reduce(0, +) <= 5, "\(lines)")
    }
  }
}
