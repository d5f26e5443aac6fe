import Foundation
import Testing

/// A file of settings that a person edits by hand.
struct SettingsTests {
  let home: Home
  private var file: String { "\(home.folder)/config/brewlog/config" }

  init() throws {
    home = try Home()
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(home.folder)/config/brewlog", withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: false, encoding: .utf8)
  }

  private func doctor() throws -> Substring? {
    try home.run("doctor").output.split(separator: "\n").first { $0.contains(" settings: ") }
  }

  @Test(arguments: [
    ("[card]\nstya=30\n", "there is no setting “card.stya”", "card.stay"),
    ("[crad]\nstay=30\n", "there is no setting “crad.stay”", "card.stay"),
    ("[general]\ntrackr=tea\n", "there is no setting “trackr”", "tracker"),
    (
      "[general]\nday.starts-at=03:00\n", "there is no setting “general.day.starts-at”",
      "day.starts-at"
    ),
    ("[tray]\nstay=30\n", "there is no setting “tray.stay”", "card.stay"),
    ("[shortcut]\n", "there is no group [shortcut] of settings", "shortcuts"),
  ])
  func aNameThatIsNoneIsNamedWithTheNearest(
    _ text: String, _ sentence: String, _ guess: String
  ) throws {
    try write("\(text)[card]\nurgency=low\n")
    let outcome = try home.run("settings")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("card.urgency = low\n"))
    #expect(isOneLine(outcome.errors))
    #expect(outcome.errors.contains(sentence))
    #expect(outcome.errors.hasSuffix("; did you mean \(guess)?\n"), "\(outcome.errors)")
    let line = try #require(try doctor())
    #expect(line.hasPrefix("wrong ") && line.contains(sentence), "\(line)")
  }

  @Test func whatIsWrittenByHandIsUnderstood() throws {
    try write(
      "\u{FEFF}# mine\r\n[card]\r\nstay=Always \r\nshow-at-login = no\t\r\n[day]\r\nstarts-at=3:00")
    let outcome = try home.run("settings")
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    for line in ["card.stay = always", "card.show-at-login = false", "day.starts-at = 03:00"] {
      #expect(outcome.output.contains("\(line)\n"))
    }
    #expect(try doctor()?.hasPrefix("ok ") == true)
  }

  @Test func aValueThatIsNotUTF8IsNamed() throws {
    try write("")
    try Data("[card]\nstay=".utf8 + [0xFF, 0x0A]).write(to: URL(filePath: file))
    let outcome = try home.run("settings", "card.stay")
    #expect(outcome.status == 1)
    #expect(outcome.output == "card.stay = usual\n")
    #expect(outcome.errors.contains("card.stay has a value that is not UTF-8"))
    #expect(try doctor()?.hasPrefix("wrong ") == true)
  }

  @Test func aBrokenLineIsNamedByItsNumberAndNothingIsLost() throws {
    let text = "# mine\n[general]\ntracker=tea\nstay 30\n"
    try home.run("tracker", "add", "Tea")
    try write(text)
    for words in [["settings"], ["settings", "card.stay", "30"]] {
      let outcome = try home.run(words)
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("line 4 is neither a comment, a [group] nor KEY=VALUE"))
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    #expect(try doctor()?.contains("line 4 is neither") == true)
    // What another tracker was meant for is not recorded without a word.
    let log = try home.run("log")
    #expect(log.status == 0)
    #expect(log.errors.contains("line 4") && log.errors.hasSuffix("; the usual settings hold\n"))
    #expect(try home.run("log", "--tracker", "tea").errors.contains("Tea") == false)
  }

  @Test func whatIsAskedForIsDoneBesideAnotherFault() throws {
    try write("[card]\nurgency=loud\n[tray]\nmiddle=false\n")
    for words in [["settings", "card.stay", "30"], ["settings", "card.stay"]] {
      let outcome = try home.run(words)
      #expect(outcome.status == 0)
      #expect(outcome.output == "card.stay = 30\n")
      let lines = outcome.errors.split(separator: "\n")
      #expect(lines.count == 2, "\(outcome.errors)")
      #expect(lines.first?.contains("card.urgency can’t be “loud”") == true)
      #expect(lines.last?.contains("“tray.middle”") == true)
    }
    #expect(try home.run("settings", "card.urgency").status == 1)
    #expect(try home.run("settings").status == 1)
    #expect(try doctor()?.contains("and one thing more") == true)
    let outcome = try home.run("settings", "card.urgency", "LOW")
    #expect(outcome.status == 0 && outcome.output == "card.urgency = low\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("urgency=low\n"))
  }
}
