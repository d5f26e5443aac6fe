import BrewStore
import Foundation
import Testing

/// What is refused: exit 64, one line, and the store as it was.
struct BadInputTests {
  static let long = String(repeating: "x", count: 65)
  static let longNote = String(repeating: "x", count: 501)

  /// The arguments, and what the line on standard error names.
  static let table: [(arguments: [String], names: [String])] = [
    (["log", "--rating", "0"], ["“0”", "1 to 5"]),
    (["log", "--rating", "6"], ["“6”", "1 to 5"]),
    (["log", "--rating", "-1"], ["“-1”", "1 to 5"]),
    (["log", "--rating", "4.5"], ["“4.5”", "1 to 5"]),
    (["log", "--rating", "+4"], ["“+4”", "1 to 5"]),
    (["log", "--rating", "four"], ["“four”", "1 to 5"]),
    (["log", "--rating", ""], ["“”", "1 to 5"]),
    (["log", "--rating", "99999999999999999999"], ["“99999999999999999999”", "1 to 5"]),
    (["log", "--rating", "--force"], ["“--force”", "1 to 5"]),
    (["log", "--rating"], ["--rating needs a value", "--rating N"]),
    (["settings", "card.colour"], ["“card.colour”", "card.stay"]),
    (["settings", "card.stay", "0"], ["“0”", "1 to 3600"]),
    (["settings", "card.stay", "3601"], ["“3601”", "always"]),
    (["settings", "card.urgency", "loud"], ["“loud”", "low, normal or critical"]),
    (["settings", "card.show-at-login", "yes"], ["“yes”", "true or false"]),
    (["settings", "card.stay", "always", "log"], ["“log”", "one argument too many"]),
    (["lgo"], ["“lgo”", "did you mean log?", "autostart"]),
    (["LOG"], ["“LOG”", "did you mean log?"]),
    (["stauts"], ["“stauts”", "did you mean status?"]),
    (["help"], ["“help”", "did you mean --help?"]),
    (["help", "log"], ["“help”", "did you mean --help?"]),
    (["version"], ["“version”", "did you mean --version?"]),
    (["brew"], ["“brew”", "the verbs are log, reset"]),
    ([""], ["unknown verb “”"]),
    (["-"], ["unknown verb “-”"]),
    (["--json"], ["“--json”", "--help"]),
    (["--", "log"], ["“log”"]),
    (["log", "--ratin", "3"], ["“--ratin”", "did you mean --rating?", "--at WHEN"]),
    (["log", "--ratin=3"], ["“--ratin=3”", "did you mean --rating?"]),
    (["log", "-r", "3"], ["“-r”", "--rating N"]),
    (["status", "--force"], ["“--force”", "status takes --json"]),
    (["undo", "--force=3"], ["--force takes no value", "“3”"]),
    (["log", "--at", "tomorrow"], ["“tomorrow”", "2026-11-30T07:30", "yesterday"]),
    (["log", "--at", ""], ["“”", "yesterday"]),
    (["log", "--at", "2026-02-30"], ["“2026-02-30”"]),
    (["log", "--at", "2099-01-01"], ["2099-01-01T12:00:00", "future"]),
    (["reset", "--at", "2099-01-01T00:00Z"], ["2099-01-01", "future"]),
    (["reset", "--at", "noon"], ["“noon”", "yesterday"]),
    (["log", "a\u{1B}[31mb"], ["U+001B", "1 to 64"]),
    (["log", "a\nb"], ["U+000A", "1 to 64"]),
    (["log", "a\u{2028}b"], ["U+2028", "1 to 64"]),
    (["log", "a\u{200B}b"], ["U+200B", "1 to 64"]),
    (["log", "a\u{202E}b"], ["invisible", "U+202E", "1 to 64"]),
    (["log", "\u{FEFF}a"], ["U+FEFF", "1 to 64"]),
    (["log", "\u{200D}"], ["method is empty", "1 to 64"]),
    (["log", "a" + String(repeating: "\u{301}", count: 99)], ["30 marks", "1 to 64"]),
    (["log", ""], ["method is empty", "1 to 64"]),
    (["log", "  "], ["method is empty", "1 to 64"]),
    (["log", long], ["65 characters", "1 to 64"]),
    (["log", "--note", "a\tb"], ["U+0009", "1 to 500"]),
    (["log", "--note", "a\u{2066}b"], ["U+2066", "1 to 500"]),
    (["log", "--note", ""], ["note is empty", "1 to 500"]),
    (["log", "--note", longNote], ["501 characters", "1 to 500"]),
    (["log", "reset"], ["two verbs, log and reset", "log -- reset"]),
    (["reset", "log"], ["two verbs, reset and log"]),
    (["status", "--json", "history"], ["two verbs, status and history"]),
    (["log", "a", "b"], ["“b”", "quote a method of several words"]),
    (["log", "a", "--", "b"], ["“b”"]),
    (["reset", "now"], ["“now”", "--at WHEN"]),
    (["methods", "x"], ["“x”"]),
    (["log", "--rating", "3", "--rating", "4"], ["--rating is given twice"]),
    (["undo", "--force", "--force"], ["--force is given twice"]),
    (["history", "--limit", "0"], ["“0”", "from 1"]),
    (["history", "--limit", "-3"], ["“-3”", "from 1"]),
    (["history", "--limit", "few"], ["“few”", "from 1"]),
    (["autostart"], ["on, off, status"]),
    (["autostart", "yes"], ["“yes”", "on, off, status"]),
    (["autostart", "on", "off"], ["“off”"]),
    (["bar"], ["waybar, polybar, i3blocks, i3status-rust"]),
    (["bar", "lemonbar"], ["“lemonbar”", "waybar, polybar, i3blocks, i3status-rust"]),
    (["bar", "wayba"], ["“wayba”", "did you mean waybar?"]),
    (["bar", "log"], ["“log”", "i3status-rust"]),
    (["bar", "waybar", "polybar"], ["“polybar”"]),
    (["bar", "waybar", "--folow"], ["“--folow”", "did you mean --follow?"]),
    (["nonsense\nbrewlog: all is well"], ["unknown verb", "\\u{a}"]),
    (["a\u{202E}b"], ["unknown verb “a\\u{202e}b”"]),
  ]

  @Test(arguments: table.map(\.arguments), [true, false])
  func isRefusedInOneLine(_ arguments: [String], onAFreshHome isFresh: Bool) throws {
    let home = try Home()
    if !isFresh { try home.run("log", "--at", "yesterday") }
    let before = try home.storeFiles()
    let outcome = try home.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(isOneLine(outcome.errors))
    for name in Self.table.first(where: { $0.arguments == arguments })?.names ?? [] {
      #expect(outcome.errors.contains(name), "\(outcome.errors)")
    }
    #expect(try home.storeFiles() == before)
    #expect(!FileManager.default.fileExists(atPath: "\(home.folder)/config"))
    if !isFresh { #expect(try Store(at: home.location).revision() == 1) }
  }

  /// It is no argument of the test, because those are printed.
  @Test func aWordThatIsVeryLongIsCutInTheSentence() throws {
    let home = try Home()
    let outcome = try home.run(String(repeating: "y", count: 100_000))
    #expect(outcome.status == 64)
    #expect(isOneLine(outcome.errors))
    #expect(outcome.errors.contains("yyy…”"))
    #expect(try home.storeFiles().isEmpty)
  }

  @Test(arguments: [["log", "\u{FF}"], ["\u{FF}"], ["log", "--note", "\u{FF}"]])
  func bytesThatAreNoUTF8AreRefused(_ words: [String]) throws {
    let home = try Home()
    let arguments = words.map { $0 == "\u{FF}" ? [0x61, 0xFF] : Array($0.utf8) }
    let outcome = try home.program.run(arguments, in: home.folder)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("argument \(words.count) is not UTF-8"))
    #expect(isOneLine(outcome.errors))
    #expect(try home.storeFiles().isEmpty)
  }
}

/// True for a single complete line of this program.
func isOneLine(_ text: String) -> Bool {
  text.hasPrefix("brewlog: ") && text.hasSuffix("\n")
    && text.filter(\.isNewline).count == 1 && text.count < 1000
}
