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
    (["log", "--rating", "+6"], ["“+6”", "--rating", "out of range", "1 to 5"]),
    (["log", "--rating", "four"], ["“four”", "1 to 5"]),
    (["log", "--rating", ""], ["“”", "1 to 5"]),
    (["log", "--rating", "99999999999999999999"], ["out of range", "1 to 5"]),
    (["log", "--rating", "--force"], ["“--force”", "1 to 5"]),
    (["log", "--rating"], ["--rating needs a value", "--rating N"]),
    (["settings", "card.colour"], ["“card.colour”", "card.stay"]),
    (["settings", "day.starts-at", "06:01"], ["“06:01”", "00:00 to 06:00"]),
    (["settings", "day.starts-at", "25:00"], ["“25:00”", "00:00 to 06:00"]),
    (["settings", "card.stay", "0"], ["“0”", "1 to 3600"]),
    (["settings", "card.stay", "3601"], ["“3601”", "always"]),
    (["settings", "card.urgency", "loud"], ["“loud”", "low, normal or critical"]),
    (["settings", "card.show-at-login", "maybe"], ["“maybe”", "true or false"]),
    (["settings", "card.stay", "always", "log"], ["“log”", "one argument too many"]),
    (["lgo"], ["“lgo”", "did you mean log?", "autostart"]),
    (["LOG"], ["“LOG”", "did you mean log?"]),
    (["stauts"], ["“stauts”", "did you mean status?"]),
    (["help", "lgo"], ["unknown verb “lgo”", "did you mean log?"]),
    (["help", "tracker", "ad"], ["tracker has no “ad”", "did you mean add?"]),
    (["help", "log", "x"], ["“x” is one argument too many"]),
    (
      ["tracker", "add", "--knid", "count"],
      ["did you mean --kind?", "tracker add takes NAME", "--unit"]
    ),
    (["remind", "list", "--at", "7:30"], ["“--at”", "remind list takes --json, --tracker ID"]),
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
    (["log", "--at", "soon"], ["“soon”", "2026-11-30T07:30", "yesterday", "Sunday", "7:30"]),
    (["log", "--at", "Tomorrow"], ["lies in the future"]),
    (["log", "--at", "yesterday 7"], ["“yesterday 7” is not clear", "07:00 or 19:00"]),
    (["log", "--at", "12:30 am"], ["not clear", "00:30 or 12:30"]),
    (["log", "--at", "yesterday 7.30"], ["did you mean 07:30?"]),
    (["log", "--at", "Sundey"], ["did you mean sunday?"]),
    (["log", "--at", ""], ["“”", "yesterday"]),
    (["log", "--at", "2026-02-30"], ["“2026-02-30”"]),
    (["log", "--at", "2099-01-01"], ["2099-01-01T12:00:00", "future"]),
    (["reset", "--at", "2099-01-02T00:00Z"], ["2099-01-0", "future"]),
    (["reset", "--at", "noon"], ["“noon”", "did you mean 12:00?"]),
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
    (["skip", "today"], ["“today”", "--at WHEN"]),
    (["skip", "--at", "2099-01-01"], ["2099-01-01", "future"]),
    (["skip", "--at", "2026-02-29"], ["“2026-02-29”"]),
    (["skip", "--at", "24:00"], ["“24:00”"]),
    (["doctor", "x"], ["“x”", "doctor takes --json"]),
    (["doctor", "--tracker", "brew"], ["“--tracker”", "doctor takes --json"]),
    (["docter"], ["“docter”", "did you mean doctor?"]),
    (["log", "--rating", "3", "--rating", "4"], ["--rating is given twice"]),
    (["undo", "--force", "--force"], ["--force is given twice"]),
    (["history", "--limit", "0"], ["“0”", "from 1"]),
    (["history", "--limit", "-3"], ["“-3”", "from 1"]),
    (["history", "--limit", "few"], ["“few”", "from 1"]),
    (["autostart", "yes"], ["“yes”", "on, off, status"]),
    (["autostart", "on", "off"], ["“off”"]),
    (["bar"], ["waybar, polybar, i3blocks, i3status-rust"]),
    (["bar", "lemonbar"], ["“lemonbar”", "waybar, polybar, i3blocks, i3status-rust"]),
    (["bar", "wayba"], ["“wayba”", "did you mean waybar?"]),
    (["bar", "log"], ["“log”", "i3status-rust"]),
    (["bar", "waybar", "polybar"], ["“polybar”"]),
    (["bar", "waybar", "--folow"], ["“--folow”", "did you mean --follow?"]),
    (["add", "x"], ["“x”", "whole number"]),
    (["add", "1.5"], ["“1.5”", "whole number"]),
    (["add", "-"], ["“-”"]),
    (["add", "-x"], ["“-x”", "--tracker ID"]),
    (["add", "1000000000001"], ["“1000000000001” is out of range", "1000000000000"]),
    (["add", "9223372036854775807"], ["“9223372036854775807” is out of range"]),
    (["add", "99999999999999999999"], ["“99999999999999999999” is out of range"]),
    (["history", "--limit", "99999999999999999999"], ["--limit is out of range", "from 1 on"]),
    (["add", "1", "2"], ["“2”", "add takes [N]"]),
    (["add"], ["brew is a daily streak and has no add", "log, reset, skip, undo"]),
    (["set", "3"], ["brew is a daily streak and has no set", "log, reset, skip, undo"]),
    (["set"], ["set needs a number"]),
    (["set", "3", "--expect", "x"], ["“x”", "--expect", "whole number"]),
    (["set", "3", "--expect", "-1"], ["“-1”", "--expect", "out of range", "from 0 on"]),
    (["log", "--tracker", "tea"], ["no tracker “tea”", "there are: brew"]),
    (["log", "--tracker", "bew"], ["“bew”", "did you mean brew?"]),
    (["undo", "--tracker", ""], ["no tracker “”"]),
    (["reset", "--tracker", "a\u{1B}b"], ["\\u{1b}"]),
    (["--tracker", "tea"], ["no tracker “tea”"]),
    (["status", "--tracker", "tea"], ["no tracker “tea”"]),
    (["status", "--all", "--tracker", "brew"], ["--all or --tracker"]),
    (["history", "--json", "--tracker", "tea"], ["no tracker “tea”"]),
    (["watch", "--tracker", "tea"], ["no tracker “tea”"]),
    (["bar", "waybar", "--follow", "--tracker", "tea"], ["no tracker “tea”"]),
    (["bar", "waybar", "--tracker", "tea"], ["no tracker “tea”"]),
    (["methods", "--tracker", "tea"], ["no tracker “tea”"]),
    (["show", "--tracker", "tea"], ["no tracker “tea”"]),
    (["settings", "tracker", "tea"], ["no tracker “tea”"]),
    (["settings", "tracker", ""], ["“”", "id of a tracker"]),
    (["tracker"], ["list, add, rename, archive, restore, show, card"]),
    (["tracker", "ad"], ["“ad”", "did you mean add?"]),
    (["tracker", "add"], ["tracker add needs NAME"]),
    (["tracker", "add", "Tea", "green"], ["“green”", "quote a name"]),
    (["tracker", "add", ""], ["name is empty", "1 to 40"]),
    (["tracker", "add", "brews"], ["“brews” is taken", "brew"]),
    (["tracker", "add", String(repeating: "x", count: 41)], ["41 characters", "1 to 40"]),
    (["tracker", "add", "a\nb"], ["U+000A"]),
    (["tracker", "add", "Tea", "--kind", "dialy"], ["“dialy”", "did you mean daily?"]),
    (
      ["tracker", "add", "Tea", "--kind", "count", "--target", "0"], ["“0”", "--target", "from 1"]
    ),
    (["tracker", "add", "Tea", "--kind", "count", "--target", "-1"], ["“-1”", "from 1"]),
    (
      ["tracker", "add", "Tea", "--kind", "count", "--start", "-1"], ["“-1”", "--start", "from 0"]
    ),
    (["tracker", "add", "Tea", "--target", "0"], ["“0”", "--target", "from 1 to 1000"]),
    (["tracker", "add", "Tea", "--target", "1001"], ["“1001”", "from 1 to 1000"]),
    (["tracker", "add", "Tea", "--target", "two"], ["“two”", "--target", "whole number"]),
    (
      ["tracker", "add", "Tea", "--kind", "clean", "--target", "3"],
      ["--target is for --kind daily or count and not for clean"]
    ),
    (["tracker", "add", "Tea", "--days-a-week", "0"], ["“0”", "--days-a-week", "from 1 to 7"]),
    (["tracker", "add", "Tea", "--days-a-week", "8"], ["“8”", "from 1 to 7"]),
    (
      ["tracker", "add", "Tea", "--kind", "count", "--days-a-week", "3"],
      ["--days-a-week is for --kind daily and not for count"]
    ),
    (["settings", "week.starts-on", "mond"], ["“mond”", "locale", "monday", "sunday"]),
    (["tracker", "add", "Tea", "--start", "3"], ["--start is for --kind count", "daily"]),
    (["tracker", "add", "Tea", "--kind", "clean", "--methods", "A"], ["--methods", "clean"]),
    (["tracker", "add", "Tea", "--methods", "A,"], ["method is empty"]),
    (["tracker", "add", "Tea", "--label", ""], ["label is empty", "1 to 40"]),
    (["tracker", "add", "Tea", "--unit", "glass,"], ["unit is empty"]),
    (["tracker", "add", "Tea", "--kind", "clean", "--since", "2026-02-30"], ["2026-02-30"]),
    (["tracker", "add", "Tea", "--kind", "clean", "--since", "2099-01-01"], ["future"]),
    (["tracker", "rename", "brew"], ["tracker rename needs NAME"]),
    (["tracker", "rename", "tea", "Tea"], ["no tracker “tea”"]),
    (["tracker", "archive", "tea"], ["no tracker “tea”"]),
    (["tracker", "show", "tea"], ["no tracker “tea”"]),
    (["tracker", "card", "brew"], ["tracker card needs on|off|usual"]),
    (["tracker", "card", "brew", "yes"], ["“yes”", "on, off, usual"]),
    (["tracker", "card", "tea", "on"], ["no tracker “tea”"]),
    (["remind"], ["add, list, remove"]),
    (["remind", "ad"], ["“ad”", "did you mean add?"]),
    (["remind", "add"], ["remind add needs a time such as 20:30"]),
    (["remind", "add", "24:00"], ["“24:00”", "00:00 to 23:59", "7:30 pm"]),
    (["remind", "add", "8"], ["“8” is not clear", "08:00 or 20:00"]),
    (["remind", "remove", "today"], ["“today”", "00:00 to 23:59"]),
    (["remind", "add", "20:30:15"], ["“20:30:15”"]),
    (["remind", "add", "20:30Z"], ["“20:30Z”"]),
    (["remind", "add", "20:30", "21:30"], ["“21:30”", "too many for remind add"]),
    (["remind", "add", "20:30", "--days", "mon-"], ["“mon-”", "mon-fri or sat,sun"]),
    (["remind", "add", "20:30", "--json"], ["--json is not for remind add", "--days"]),
    (["remind", "add", "20:30", "--tracker", "tea"], ["no tracker “tea”"]),
    (["remind", "list", "--days", "mon"], ["--days is not for remind list"]),
    (["remind", "list", "--tracker", "tea"], ["no tracker “tea”"]),
    (["remind", "remove", "20:30"], ["brew has no reminder at 20:30; it has none"]),
    (["quiet", "yes"], ["quiet can’t be set to “yes”", "on, off, status"]),
    (["settings", "reminders.later-after", "0"], ["“0”", "1 to 720 minutes"]),
    (["tracker", "list", "--kind", "daily"], ["--kind is not for tracker list", "--json"]),
    (["tracker", "list", "x"], ["“x”", "one argument too many"]),
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

  /// One letter may have any number of marks.
  @Test(arguments: [
    ["WORD"], ["log", "a", "WORD"], ["log", "--rating", "WORD"], ["log", "--at", "WORD"],
    ["log", "--WORD"], ["undo", "--force=WORD"], ["status", "--tracker", "WORD"],
    ["history", "--limit", "WORD"], ["set", "WORD"], ["bar", "WORD"], ["settings", "WORD"],
    ["settings", "card.stay", "WORD"], ["autostart", "WORD"], ["tracker", "WORD"],
    ["tracker", "show", "WORD"], ["tracker", "add", "WORD"],
    ["tracker", "add", "a", "--kind", "WORD"],
    ["remind", "WORD"], ["remind", "add", "WORD"], ["remind", "add", "7:30", "--days", "WORD"],
    ["quiet", "WORD"], ["log", "WORD"], ["log", "--note", "WORD"], ["show", "--tracker", "WORD"],
  ])
  func aLetterWithManyMarksIsCutInTheSentence(_ arguments: [String]) throws {
    let home = try Home()
    let word = "e" + String(repeating: "\u{301}", count: 5000)
    let outcome = try home.run(
      arguments.map { $0.replacingOccurrences(of: "WORD", with: word) })
    #expect(outcome.status != 0)
    #expect(isOneLine(outcome.errors))
    #expect(outcome.errors.utf8.count < 1000)
  }

  /// The same where there are trackers of the other kinds.
  @Test(arguments: [
    (
      ["log", "--tracker", "water"], "water is a count and has no log; its verbs are add, set, undo"
    ),
    (["reset", "--tracker", "water"], "water is a count and has no reset"),
    (["skip", "--tracker", "water"], "water is a count and has no skip"),
    (["skip", "--tracker", "dry"], "dry is a clean streak and has no skip"),
    (
      ["add", "--tracker", "dry"], "dry is a clean streak and has no add; its verbs are reset, undo"
    ),
    (["methods", "--tracker", "dry"], "dry is a clean streak and has no methods"),
    (["add", "-3", "--tracker", "water"], "the count can’t be -1; it is from 0"),
    (["set", "--tracker", "water", "-1"], "the count can’t be -1; it is from 0"),
    (["add", "--tracker", "watr"], "did you mean water?"),
    (["tracker", "add", "WATER"], "the name “WATER” is taken by the tracker water; give another"),
    (
      ["tracker", "add", "OLD"],
      "is taken by the tracker old, which is archived; give another one, or take that back into use "
        + "with: brewlog tracker restore old"
    ),
    (["tracker", "rename", "dry", "Old"], "the name “Old” is taken by the tracker old, which"),
    (["add", "--tracker", "OLD"], "old is archived"),
    (["tracker", "rename", "dry", "Brews"], "the name “Brews” is taken by the tracker brew"),
    (
      ["add", "--tracker", "old"],
      "old is archived; take it back into use with: brewlog tracker restore old"
    ),
    (["set", "3", "--tracker", "old"], "old is archived"),
    (["remind", "add", "20:30", "--tracker", "old"], "old is archived"),
    (["undo", "--force", "--tracker", "old"], "old is archived"),
    (["reset", "--at", "yesterday", "--tracker", "dry"], "lies before the first streak"),
  ])
  func isRefusedByAnotherKind(_ arguments: [String], _ sentence: String) throws {
    let home = try Home()
    for (name, kind) in [("Water", "count"), ("Dry", "clean"), ("Old", "count")] {
      try home.run("tracker", "add", name, "--kind", kind)
    }
    try home.run("add", "2", "--tracker", "water")
    try home.run("add", "2", "--tracker", "old")
    try home.run("tracker", "archive", "old")
    let before = try home.storeFiles()
    let outcome = try home.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    #expect(isOneLine(outcome.errors))
    #expect(try home.storeFiles() == before)
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
