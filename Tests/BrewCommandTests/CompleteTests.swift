import BrewCore
import BrewStore
import Foundation
import TestSupport
import Testing

/// `brewlog complete`, which the completions of shells ask.
struct CompleteTests {
  let home: Home

  init() throws {
    home = try Home()
  }

  func candidates(_ words: String...) throws -> [String] {
    let outcome = try home.run(["complete"] + words)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test func verbsAndTheirOptions() throws {
    #expect(try candidates("s") == ["skip", "set", "status", "show", "settings"])
    #expect(
      try candidates("status", "--") == ["--json", "--all", "--tracker", "--help", "--version"])
    #expect(try candidates("log", "--note", "x", "--n") == [])
    #expect(try candidates("nonsense", "") == [])
    #expect(try candidates("log", "--rating", "") == ["1", "2", "3", "4", "5"])
    #expect(
      try home.run("complete", "res").output
        == "reset\tEnds the streak and begins a new one at zero\n")
  }

  @Test func methodsOfTheTrackerThatIsMeant() throws {
    #expect(try candidates("log", "Mok") == ["Moka pot"])
    try home.run("log", "Ærøpress “2”")
    #expect(try candidates("log", "").first == "Ærøpress “2”")
    try home.run("tracker", "add", "Stretch", "--methods", "neck,back")
    #expect(try candidates("log", "--tracker", "stretch", "") == ["neck", "back"])
    #expect(try candidates("log", "--tracker=stretch", "b") == ["back"])
    #expect(try candidates("log", "--", "M") == ["Moka pot"])
    #expect(try candidates("log", "Moka pot", "") == [])
  }

  @Test func trackersByWhatCanBeDoneWithThem() throws {
    try home.run("tracker", "add", "Water", "--kind", "count")
    try home.run("tracker", "add", "Old habit")
    try home.run("tracker", "archive", "old-habit")
    #expect(try candidates("add", "--tracker", "w") == ["water"])
    #expect(try candidates("add", "--tracker=w") == ["--tracker=water"])
    #expect(try candidates("tracker", "restore", "") == ["old-habit"])
    #expect(try candidates("tracker", "archive", "") == ["brew", "water"])
    #expect(try candidates("settings", "tracker", "") == ["brew", "water"])
    #expect(try home.run("complete", "show", "--tracker", "w").output == "water\tWater\n")
  }

  func inBash(_ line: String, _ text: String) throws -> [String] {
    let outcome = try home.run("complete-in-bash", line, text)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test("bash gets the end of a word as it is to be typed behind what is there")
  func theEndOfAWordForBash() throws {
    for method in ["Bob's $(x)", "Bob's `y`", "e=mc2"] { try home.run("log", method) }
    #expect(try inBash("brewlog log e=", "") == ["mc2"])
    #expect(
      try inBash(#"brewlog log Bob\'s\ "#, #"Bob\'s\ "#) == [
        #"Bob\'s\ \`y\`"#, #"Bob\'s\ \$\(x\)"#,
      ])
    #expect(try inBash(#"brewlog log "Bob's $"#, "Bob's $") == [])
    #expect(
      try inBash(#"brewlog log "Bob's \"#, #"Bob's \"#) == [#"Bob's \`y\`"#, #"Bob's \$(x)"#])
    #expect(try inBash("brewlog log 'Bob", "Bob") == [#"Bob'\''s `y`"#, #"Bob'\''s $(x)"#])
    #expect(try inBash("brewlog log >file 2>other e", "e") == ["e=mc2"])
    #expect(try inBash("brewlog log >e", "e") == [])
  }

  @Test("A word that can't be typed, or would be an option, is not offered")
  func whatCantBeTypedIsNotOffered() throws {
    try home.run("log", "--", "--help")
    for (place, word) in HostileWords.stored.enumerated() {
      try home.run("log", "method \(place)")
      try home.sqlite(
        "UPDATE event SET method = \(HostileWords.sql(word)) WHERE method = 'method \(place)'")
    }
    #expect(try candidates("log", "") == Method.known.map(\.description))
    #expect(try candidates("log", "--", "-") == ["--help"])
  }

  @Test func settingsAndTheirValues() throws {
    #expect(
      try candidates("settings", "card.") == ["card.show-at-login", "card.stay", "card.urgency"])
    #expect(try candidates("settings", "card.urgency", "n") == ["normal"])
    #expect(try candidates("bar", "i3") == ["i3blocks", "i3status-rust"])
    #expect(try candidates("autostart", "o") == ["on", "off"])
    #expect(try candidates("quiet", "s") == ["status"])
    #expect(try candidates("help", "tr") == ["tracker"])
    #expect(try candidates("help", "tracker", "a") == ["add", "archive"])
    #expect(
      try candidates("remind", "list", "--") == ["--json", "--tracker", "--help", "--version"])
    #expect(try candidates("remind", "") == ["add", "list", "remove"])
    #expect(try candidates("tracker", "card", "b") == ["brew"])
    #expect(try candidates("tracker", "card", "brew", "") == ["on", "off", "usual"])
  }

  @Test func nothingIsMadeAndNothingIsSaidOfAnUnreadableStore() throws {
    _ = try candidates("log", "")
    #expect(try home.storeFiles() == [:])
    try home.run("log")
    try Data("no store".utf8).write(to: URL(filePath: home.location.file))
    #expect(try candidates("log", "") == [])
    #expect(try candidates("log", "--tracker", "") == [])
  }
}
