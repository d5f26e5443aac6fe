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
    for character in ["a", "é", "e\u{301}", "☕️", "👩‍👩‍👧‍👦", "👩🏽‍❤️‍💋‍👨🏻", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "日"] {
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
    #expect((try? Method(tower(marks: 30))) != nil)
    for marks in [31, 100_000] {
      let error = #expect(throws: TextError.self) { try Method(tower(marks: marks)) }
      #expect(error?.fault == .tooManyMarks)
      #expect(throws: TextError.self) { try Note("An \(tower(marks: marks)) in between") }
    }
  }

  private func tower(marks: Int) -> String {
    "a" + String(repeating: "\u{301}", count: marks)
  }

  @Test(arguments: ["", " ", "\u{a0}\u{2003}", "\u{200D}", " \u{200E}\u{200F} ", "\u{3164}"])
  func textWithNothingToSeeIsRefused(text: String) throws {
    let error = #expect(throws: TextError.self) { try Method(text) }
    #expect(error?.fault == .empty)
    #expect(
      error?.description
        == "the method is empty; "
        + "a method has 1 to 64 characters, none of them control or invisible ones")
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

  @Test(arguments: [
    "\u{AD}", "\u{180E}", "\u{200B}", "\u{202A}", "\u{202D}", "\u{202E}", "\u{2060}", "\u{2066}",
    "\u{2069}", "\u{206A}", "\u{FEFF}", "\u{E0001}", "\u{E0041}",
  ])
  func invisibleCharactersAreRefusedAnywhere(invisible: Unicode.Scalar) throws {
    for text in ["\(invisible)", "a\(invisible)b", "a\(invisible)", "\(invisible)a"] {
      let error = #expect(throws: TextError.self) { try Method(text) }
      #expect(error?.fault == .invisibleCharacter(invisible), "\(text.debugDescription)")
    }
  }

  @Test(arguments: [
    "قهوه\u{200C}ای", "ක්\u{200D}ර", "\u{200F}קפה\u{200E} 5", "قهوة\u{61C} 5", "\u{600}١٢", "👩‍🍳",
    "☕️", "葛\u{E0100}", "🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scotch",
  ])
  func whatScriptsAndEmojiNeedIsKept(text: String) throws {
    #expect(try Method(text).description == text)
  }

  @Test func aStoredTextIsTakenAsItIs() {
    #expect(Method(stored: "a\u{202E}b").description == "a\u{202E}b")
    #expect(Note(stored: "\u{200B}").description == "\u{200B}")
  }

  @Test func theSentenceNamesTheValueAndWhatIsAccepted() {
    let long = #expect(throws: TextError.self) { try Note(String(repeating: "n", count: 777)) }
    #expect(
      long?.description
        == "the note has 777 characters; "
        + "a note has 1 to 500 characters, none of them control or invisible ones")
    let bell = #expect(throws: TextError.self) { try Method("a\u{7}") }
    #expect(
      bell?.description == "the method has the control character U+0007; "
        + "a method has 1 to 64 characters, none of them control or invisible ones")
    let mark = #expect(throws: TextError.self) { try Note("a\u{202E}b") }
    #expect(
      mark?.description == "the note has the invisible character U+202E; "
        + "a note has 1 to 500 characters, none of them control or invisible ones")
    let marked = #expect(throws: TextError.self) { try Note(tower(marks: 31)) }
    #expect(
      marked?.description == "the note has a character with more than 30 marks; "
        + "a note has 1 to 500 characters, none of them control or invisible ones")
  }

  @Test func whatWasMeantHasSomethingOfWhatWasGiven() {
    let words = ["x", "brew"]
    #expect(words.nearest(to: "") == nil)
    #expect(words.nearest(to: "y") == nil)
    #expect(words.nearest(to: "bew") == "brew")
    #expect(words.nearest(to: "X") == "x")
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

  /// Keyboards and clipboards differ in how they write an é; to a person it is the same.
  @Test func aMethodThatReadsTheSameIsOfferedOnce() {
    let used = ["Caf\u{E9}", "espresso", "CAFE\u{301}", "ESPRESSO"].map(Method.init(stored:))
    let offered = Tracker.brew.methods(after: used).map(\.description)
    #expect(offered.prefix(3) == ["Caf\u{E9}", "espresso", "Pour over"])
    #expect(Set(offered).count == offered.count)
  }
}
