import BrewCore
import Foundation
import Testing

/// Commands and what they printed, compared with a file beside the tests that is named after the test.
/// `BREWLOG_RECORD=1` writes that file anew.
struct Transcript {
  private let home: Home
  private var text = ""

  init(_ home: Home) {
    self.home = home
  }

  /// Runs `brewlog` with these words and notes what came of it.
  mutating func run(_ words: String...) throws {
    let outcome = try home.run(words)
    text += "$ brewlog \(words.map(quoted).joined(separator: " "))\n"
    // Help names a date of its own, which is no day of the test.
    let isHelp = words.contains("--help") || words.contains("-h")
    text += isHelp ? outcome.output : normal(outcome.output)
    text += normal(outcome.errors)
    if outcome.status != 0 { text += "[exit \(outcome.status)]\n" }
  }

  /// A heading for what comes next.
  mutating func note(_ heading: String) {
    text += "# \(heading)\n"
  }

  /// Whether it says this anywhere.
  func contains(_ words: String) -> Bool { text.contains(words) }

  func check(named name: String, _ location: SourceLocation = #_sourceLocation) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(name).txt")
    if ProcessInfo.processInfo.environment["BREWLOG_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try? String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "\(file.path)", sourceLocation: location)
  }

  private func quoted(_ word: String) -> String {
    let safe = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-=+:".contains($0)) }
    return normal(safe ? word : "'\(word)'")
  }

  /// What differs from run to run gets a name: dates relative to today, other times, identifiers,
  /// folders.
  private func normal(_ output: String) -> String {
    var text = output
    text.replace(/(?<clock>clock: |"clock","state":"ok","text":")[-\d]+T[:\d]+[-+]\d\d:\d\d/) {
      "\($0.clock)<now>"
    }
    text.replace("start on: \(home.today.weekday.rawValue)", with: "start on: <weekday>")
    for days in -9...1 {
      let day = home.today.advanced(by: days)
      let name = days == 0 ? "<today>" : "<today\(days < 0 ? "" : "+")\(days)>"
      text.replace("\(day)", with: name)
      text.replace(" \(day.inWords) \(day.year)", with: " \(name)")
      text.replace(" \(day.inWords)", with: " \(name)")
    }
    text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, with: "<id>")
    text.replace(/(?<hour>T12:00:00|T00:00:00)[-+]\d\d:\d\d/) { "\($0.hour)<offset>" }
    text.replace(/T\d\d:\d\d:\d\d[-+]\d\d:\d\d/, with: "T<time><offset>")
    text.replace(/> \d\d:\d\d  (?<what>[^\n]*Espresso|\d of 5|logged|reset|skipped|add|set)/) {
      "> <time>  \($0.what)"
    }
    text.replace(home.folder, with: "<home>")
    text.replace(Program.folder, with: "<programs>")
    return text
  }
}
