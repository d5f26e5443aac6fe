import Extraction
import Testing

@Suite struct ExtractionTests {
  private func messages(_ text: String) throws -> [Message] {
    try SwiftSource.sentences(in: text, of: "a.swift").map(\.message)
  }

  @Test func placesAreNumbered() throws {
    let found = try messages(#"return say("\(done) of \(of(2, "\(x)")) \"today\".")"#)
    #expect(found == [Message(key: #"%1 of %2 "today"."#)])
  }

  @Test func aNumberHasTwoForms() throws {
    let found = try messages(
      #"say(max(a, b), one: "1 day", other: "\(max(a, b)) days") + say("x")"#)
    #expect(found == [Message(key: "1 day", plural: "%1 days"), Message(key: "x")])
  }

  @Test func aPlaceHasTranslationsOfItsOwn() throws {
    let found = try messages(#"(say("Log", on: "small button"), say("Log"))"#)
    #expect(found == [Message(key: "Log", context: "small button"), Message(key: "Log")])
  }

  @Test func aBlockLosesItsIndentation() throws {
    let block = [
      "say(", "  \"\"\"", "  One \\", "  line,", "    and \\(two).", "", "  End", "  \"\"\")",
    ]
    let found = try messages(block.joined(separator: "\n"))
    #expect(found == [Message(key: "One line,\n  and %1.\n\nEnd")])
  }

  @Test func sentencesInPlacesAreFoundToo() throws {
    let found = try messages(#"print("\(say("in")) \(isIt ? say("yes") : "no")") // say("not")"#)
    #expect(found.map(\.key) == ["in", "yes"])
  }

  @Test func commentsForTranslatorsGoWithTheNextSentence() throws {
    let text = "// Translators: A drink,\n// hot.\nlet a = say(\"tea\")\nlet b = say(\"b\") // Why"
    let found = try SwiftSource.sentences(in: text, of: "a.swift")
    #expect(found.map(\.comment) == ["A drink,\nhot.", ""])
  }

  @Test func whatASoftwareCentreShowsIsFound() {
    let found = MetaInfo.sentences(
      in: "<name>BrewLog</name><p>\n  One\n  press </p><li>Two</li><developer><name>I</name>")
    #expect(found.map(\.message.key) == ["One press", "Two"])
  }

  @Test func whatIsNoLiteralIsRefused() {
    #expect(throws: ExtractionError.self) { try messages("\nsay(words)") }
    #expect(throws: Never.self) { try messages("func say(_ words: String) {}; essay(words)") }
  }
}
