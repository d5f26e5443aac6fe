import BrewCore
import Testing

@Suite struct TextTests {
  @Test func blanksAroundAreRemovedAndTheRestIsKept() throws {
    #expect(try Method("  Moka pot\u{a0} ").description == "Moka pot")
    #expect(try Note("a  b").description == "a  b")
    #expect(try Method("<b>Bold</b> & \"Black\"").description == "<b>Bold</b> & \"Black\"")
  }

  @Test(arguments: [(64, true), (65, false)])
  func aMethodHasUpTo64Characters(length: Int, accepted: Bool) {
    for character in ["a", "é", "e\u{301}", "☕️", "👩‍👩‍👧‍👦", "日"] {
      let text = String(repeating: character, count: length)
      #expect(((try? Method(text)) != nil) == accepted, "\(character)")
      #expect(((try? Method(" \(text) ")) != nil) == accepted, "\(character)")
    }
  }

  @Test(arguments: [(500, true), (501, false)])
  func aNoteHasUpTo500Characters(length: Int, accepted: Bool) {
    #expect(((try? Note(String(repeating: "n", count: length))) != nil) == accepted)
  }

  @Test func marksOnOneCharacterCannotGrowWithoutBound() {
    let tower = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(throws: TextError.self) { try Method(tower) }
    #expect(throws: TextError.self) { try Note(tower) }
  }

  @Test(arguments: ["", " ", "\u{a0}\u{2003}"])
  func emptyTextIsRefused(text: String) throws {
    let error = #expect(throws: TextError.self) { try Method(text) }
    #expect(error?.fault == .empty)
    #expect(
      error?.description
        == "the method is empty; a method has 1 to 64 characters and no control characters")
  }

  @Test(arguments: [
    "\u{0}", "\t", "\n", "\r\n", "\u{1b}", "\u{7f}", "\u{85}", "\u{9b}", "\u{2028}", "\u{2029}",
  ])
  func controlCharactersAreRefusedAnywhere(control: String) throws {
    for text in [control, "a\(control)b", "a\(control)", "\(control)a"] {
      let error = #expect(throws: TextError.self) { try Note(text) }
      guard case .controlCharacter = error?.fault else {
        Issue.record("\(text.debugDescription): \(String(describing: error))")
        continue
      }
    }
  }

  @Test func theSentenceNamesTheValueAndWhatIsAccepted() {
    let long = #expect(throws: TextError.self) { try Note(String(repeating: "n", count: 777)) }
    #expect(
      long?.description
        == "the note has 777 characters; a note has 1 to 500 characters and no control characters")
    let bell = #expect(throws: TextError.self) { try Method("a\u{7}") }
    #expect(
      bell?.description == "the method has the control character U+0007; "
        + "a method has 1 to 64 characters and no control characters")
  }

  @Test func ratingsAre1To5() {
    #expect((-3...9).filter { Rating($0) != nil } == [1, 2, 3, 4, 5])
    #expect(Rating.usual.points == 4)
    #expect(Rating(.max) == nil)
  }

  @Test func theKnownMethodsAreValid() {
    for method in Method.known { #expect((try? Method(method.description)) == method) }
    #expect(Method.known.first == .espresso)
  }
}
