import Foundation
import TestSupport
import Testing

/// What the command line prints of a store whose words are all in Hebrew.
@Suite struct RightToLeftTests {
  private let home: Home

  init() throws {
    home = try Home()
    try home.run(
      "tracker", "add", "מים", "--kind", "count", "--unit", "כוס,כוסות", "--target", "8", "--label",
      "עוד")
    try home.run("tracker", "add", "סוכר", "--kind", "clean", "--label", "נפל")
    try home.run("tracker", "add", "ריצה", "--methods", "פארק,הר", "--label", "רצתי")
    try home.run("remind", "add", "20:30", "--tracker", "מים")
    try home.run("log", "פארק", "--rating", "5", "--note", "גשם 3", "--tracker", "ריצה")
    try home.run("log", "הר", "--tracker", "ריצה")
    try home.run("add", "3", "--tracker", "מים")
    try home.run("reset", "--tracker", "סוכר")
    try home.run("log", "מקינטה")
  }

  static let sentences: [[String]] = [
    [], ["status"], ["status", "--all"], ["history"], ["log"], ["undo"], ["tracker", "list"],
    ["remind", "list"],
    ["tracker", "show", "מים"], ["tracker", "show", "ריצה"], ["tracker", "show", "סוכר"],
    ["--tracker", "מים"], ["--tracker", "סוכר"], ["--tracker", "ריצה"],
    ["status", "--tracker", "ריצה"],
    ["history", "--tracker", "ריצה"], ["add", "--tracker", "מים"], ["undo", "--tracker", "מים"],
    ["tracker", "rename", "מים", "מים 2"], ["tracker", "card", "מים", "on"],
    ["remind", "add", "21:00", "--tracker", "מים"],
    ["remind", "remove", "20:30", "--tracker", "מים"],
    ["log", "--tracker", "מים"], ["status", "--tracker", "מי"], ["tracker", "add", "מים"],
    ["bar", "כחול"],
    ["set", "מאה", "--tracker", "מים"], ["remind", "remove", "22:00", "--tracker", "מים"],
    ["log", "a", "מקינטה"], ["--מה"],
  ]

  @Test("Each word of a person stands between the marks on every line", arguments: sentences)
  func eachWordStandsBetweenTheMarks(_ words: [String]) throws {
    let outcome = try home.run(words)
    let lines = (outcome.output + outcome.errors).split(separator: "\n").map(String.init)
    #expect(!lines.isEmpty)
    // A command is to be copied.
    let sentences = lines.filter { !$0.hasPrefix("brewlog add --tracker") }
    #expect(sentences.filter(isExposed) == [])
  }

  @Test(
    "What programs and shells read is without the marks",
    arguments: [
      ["status", "--json", "--tracker", "ריצה"], ["history", "--json", "--tracker", "ריצה"],
      ["methods"],
      ["methods", "--tracker", "ריצה"], ["tracker", "list", "--json"],
      ["remind", "list", "--json"],
      ["complete", "log", ""], ["complete", "log", "--tracker", ""],
      ["complete-in-bash", "brewlog log ", ""],
      ["bar", "polybar", "--tracker", "מים"], ["settings", "tracker", "מים"],
    ])
  func whatProgramsReadIsWithoutTheMarks(_ words: [String]) throws {
    let outcome = try home.run(words)
    #expect(outcome.status == 0)
    #expect(outcome.output.unicodeScalars.contains(where: isHebrew))
    #expect(outcome.output.withoutIsolates == outcome.output)
    #expect(!outcome.output.contains("\\u2068"))
  }

  /// True if a letter of Hebrew stands outside the marks, or they are not closed.
  private func isExposed(_ line: String) -> Bool {
    var depth = 0
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\u{2068}": depth += 1
      case "\u{2069}": depth -= 1
      default: if depth == 0, isHebrew(scalar) { return true }
      }
    }
    return depth != 0
  }

  private func isHebrew(_ scalar: Unicode.Scalar) -> Bool {
    (0x05D0...0x05EA).contains(scalar.value)
  }
}

extension String {
  fileprivate var withoutIsolates: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }))
  }
}
