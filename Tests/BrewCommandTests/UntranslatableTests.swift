import Foundation
import Testing

/// In a language that marks each sentence every line that a person reads shows the mark.
@Suite struct UntranslatableTests {
  private let home: Home

  init() throws {
    home = try Home()
    try home.speak("eo")
  }

  /// The lines without the mark, but for those that are read by programs too or hold no words.
  private func unmarked(_ words: String...) throws -> [String] { try unmarked(words) }

  private func unmarked(_ words: [String]) throws -> [String] {
    let outcome = try home.run(words)
    var depth = 0
    return (outcome.output + outcome.errors).split(separator: "\n").map(String.init).filter {
      line in
      // A sentence of several lines has its marks on the first and the last.
      let isInside = depth > 0
      depth += line.count { "\($0)" == Languages.mark.open }
      depth -= line.count { "\($0)" == Languages.mark.close }
      return !isInside && !line.contains(Languages.mark.open) && line.contains(where: \.isLetter)
    }
  }

  @Test func cardStatusAndHistory() throws {
    try home.run("log", "--note", "good", "--at", "yesterday")
    try home.run("log")
    for words in [["log"], ["skip", "--at", home.date(-3)], ["undo"], ["reset"]] {
      #expect(try home.run(words).output.hasPrefix(Languages.mark.open))
    }
    #expect(try unmarked() == [])
    #expect(try unmarked("status") == [])
    #expect(try unmarked("status", "--all").filter { !$0.hasPrefix("brew: ") } == [])
    #expect(try unmarked("history") == [])
    #expect(try unmarked("bar", "polybar") == [])
    #expect(try unmarked("autostart").filter { $0 != "off" } == [])
  }

  @Test func otherTrackers() throws {
    #expect(try unmarked("tracker", "add", "Smoke", "--kind", "clean").dropLast() == [])
    #expect(try unmarked("tracker", "add", "Water", "--kind", "count", "--target", "8").count == 1)
    for id in ["smoke", "water"] {
      #expect(try unmarked("--tracker", id) == [])
      #expect(try unmarked("status", "--tracker", id) == [])
      #expect(try unmarked("tracker", "show", id) == [])
    }
    #expect(try unmarked("add", "--tracker", "water") == [])
    #expect(try unmarked("tracker", "list") == [])
    #expect(try unmarked("tracker", "show") == [])
    #expect(try unmarked("tracker", "rename", "water", "H2O") == [])
    #expect(try unmarked("tracker", "archive", "water") == [])
    #expect(try unmarked("tracker", "restore", "water") == [])
    #expect(try unmarked("tracker", "card", "water", "on") == [])
    #expect(try unmarked("remind", "add", "20:30", "--days", "mon-fri,sun") == [])
    #expect(try unmarked("remind", "list") == [])
    #expect(try unmarked("remind", "remove", "20:30") == [])
  }

  @Test(arguments: [
    ["lgo"], ["log", "reset"], ["log", "a", "b"], ["log", "--rating", "9"], ["log", ""],
    ["log", "--at", "never"], ["log", "--at", "2999-01-01"], ["log", "--tracker", "none"],
    ["log", "--at", "1", "--at", "2"], ["status", "--wrong"], ["status", "--json=1"],
    ["status", "--all", "--tracker", "brew"], ["add"], ["set"], ["set", "x", "--tracker", "brew"],
    ["undo"], ["history", "--limit", "0"], ["bar"], ["bar", "bra"],
    ["autostart", "maybe"], ["settings", "no.key"],
    ["settings", "card.stay", "x"], ["settings", "week.starts-on", "x"], ["tracker"],
    ["tracker", "ad"], ["tracker", "rename", "brew"], ["tracker", "list", "x"],
    ["tracker", "add", "a", "b"], ["tracker", "add", "A", "--kind", "x"],
    ["tracker", "add", "A", "--since", "2026-01-01"], ["tracker", "add", "Brews"],
    ["tracker", "list", "--kind", "daily"], ["remind"], ["remind", "ad"], ["remind", "add"],
    ["remind", "add", "25:00"], ["remind", "add", "20:00", "--days", "x"], ["remind", "list", "x"],
    ["remind", "remove", "20:00"], ["remind", "list", "--days", "mon"], ["quiet", "maybe"],
    ["tracker", "card", "brew", "x"], ["show"],
  ])
  func errors(_ words: [String]) throws {
    let outcome = try home.run(words)
    #expect(outcome.status != 0)
    #expect(outcome.errors.hasPrefix("brewlog: \(Languages.mark.open)"), "\(outcome.errors)")
  }

  @Test(arguments: [
    "", "log", "reset", "skip", "add", "set", "undo", "status", "show", "watch", "bar", "history",
    "methods", "tracker", "remind", "quiet", "autostart", "settings", "doctor", "tracker list",
    "tracker add", "tracker rename", "tracker archive", "tracker restore", "tracker show",
    "tracker card", "remind add", "remind list", "remind remove",
  ])
  func help(_ verb: String) throws {
    // Its second line is how it is called.
    let lines = try unmarked(verb.split(separator: " ").map(String.init) + ["--help"])
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("  brewlog\(verb.isEmpty ? "" : " \(verb)") [OPTION…]") == true)
  }

  @Test func theExamination() throws {
    let outcome = try home.run("doctor")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.allSatisfy { $0.contains(": \(Languages.mark.open)") }, "\(outcome.output)")
  }
}
