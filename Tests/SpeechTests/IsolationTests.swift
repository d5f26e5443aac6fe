import Speech
import TestSupport
import Testing

/// A person's words in a sentence, in whatever script they are.
@Suite struct IsolationTests {
  private struct Name: PersonalText {
    let description: String
    init(_ description: String) { self.description = description }
  }

  private func logged(_ name: String) -> String { say("Logged: \(Name(name)), \(4) of \(5).") }

  @Test(
    "Words that may run from right to left stand between the marks that keep them to themselves")
  func rightToLeft() {
    for word in ["מקינטה", "قهوة", "Kaffee מקינטה", "٤٥", "a\u{200F}b", "𞤀𞤣𞤤𞤢𞤥", "ﷺ"] {
      #expect(logged(word) == "Logged: \u{2068}\(word)\u{2069}, 4 of 5.")
    }
  }

  @Test("Words that run from left to right stand as they are")
  func leftToRight() {
    for word in [
      "Moka pot", "Кофе", "Καφές", "咖啡", "コーヒー", "Ærøpress “2”", "☕️", "कॉफ़ी", "กาแฟ", "x – y…",
    ] {
      #expect(logged(word) == "Logged: \(word), 4 of 5.")
    }
  }

  @Test("In a sentence that runs from right to left all words stand between the marks")
  func aSentenceFromRightToLeft() {
    let hebrew = Catalog { sentence, _ in ["LTR": "RTL", "Logged: %1.": "נרשם: %1."][sentence] }
    Catalog.$current.withValue(hebrew) {
      #expect(say("Logged: \(Name("C++")).") == "נרשם: \u{200F}\u{2068}C++\u{2069}\u{200F}.")
    }
  }

  @Test(
    "No word breaks out of the marks, ends the line or drives a terminal",
    arguments: HostileWords.stored)
  func hostileWords(_ word: String) {
    for word in [word, "\(word) קפה"] {
      let scalars = logged(word).unicodeScalars
      let isolates = scalars.filter { ["\u{2068}", "\u{2069}"].contains($0) }
      #expect(isolates.count == (word.hasSuffix("קפה") || isolates.count > 0 ? 2 : 0))
      let other = scalars.filter { !["\u{2068}", "\u{2069}"].contains($0) }
      #expect(
        !other.contains { $0.properties.isBidiControl || $0.properties.generalCategory == .control }
      )
    }
  }

  @Test("A sentence for a terminal keeps our marks, and spells out those of nobody")
  func printableSentence() {
    #expect(logged("מים").printableSentence == "Logged: \u{2068}מים\u{2069}, 4 of 5.")
    #expect("a\u{2068}b".printableSentence == "a\\u{2068}b")
    #expect("a\u{2069}b\u{2068}".printableSentence == "a\\u{2069}b\\u{2068}")
    #expect("a\u{2067}b\u{2069}".printableSentence == "a\\u{2067}b\\u{2069}")
    #expect("\u{2068}a\u{202E}\u{2069}".printableSentence == "\u{2068}a\\u{202e}\u{2069}")
    #expect("\u{2068}a\u{2069}".withoutIsolates == "a")
    #expect("über – a".withoutIsolates == "über – a")
  }
}
