import Foundation
import Testing

/// `set --expect REVISION`: what a program does that knows the number as of when it looked.
@Suite struct ExpectTests {
  private let home: Home

  init() throws {
    home = try Home()
    for name in ["To do", "Water"] { try home.run("tracker", "add", name, "--kind", "count") }
  }

  private func status() throws -> [String: Any] {
    let text = try home.run("status", "--json", "--tracker", "to-do").output
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func revision() throws -> Int { try #require(status()["revision"] as? Int) }

  private func count() throws -> Int { try #require(status()["count"] as? Int) }

  private func set(_ number: Int, expecting revision: Int) throws -> Program.Outcome {
    try home.run("set", "\(number)", "--expect", "\(revision)", "--tracker", "to-do")
  }

  @Test func whatOthersRecordIsNoMatter() throws {
    let seen = try revision()
    try home.run("log")
    try home.run("add", "--tracker", "water")
    try home.run("tracker", "rename", "water", "Tea")
    #expect(try set(7, expecting: seen).status == 0)
    #expect(try count() == 7)
  }

  @Test func whatHasChangedSinceIsNotWrittenOver() throws {
    let seen = try revision()
    try home.run("add", "--tracker", "to-do")
    try home.run("log")
    let refused = try set(7, expecting: seen)
    #expect(refused.status == 1)
    #expect(refused.output == "")
    #expect(refused.errors.contains("the store is at revision \(seen + 2) now"))
    #expect(try revision() == seen + 2)
    #expect(try set(7, expecting: seen + 2).status == 0)
  }

  @Test func aRevisionThatIsStillToComeIsRefused() throws {
    let seen = try revision()
    #expect(try set(7, expecting: seen + 1).status == 1)
    #expect(try count() == 0)
  }

  /// Of two programs that looked at the same moment, one writes, and the other is told.
  @Test func ofTwoAtOnceOneWrites() throws {
    for round in 1...20 {
      let seen = try revision()
      let both = try [1, 2].map { half in
        let words = ["set", "\(2 * round + half)", "--expect", "\(seen)", "--tracker", "to-do"]
        return try home.program.start(
          words.map { Array($0.utf8) }, output: .file("/dev/null"), errors: .file("/dev/null"))
      }
      #expect(both.map(Program.wait).sorted() == [0, 1])
      #expect(try revision() == seen + 1)
    }
  }
}
