import BrewCore
import Foundation
import TestSupport
import Testing

@Suite struct JSONValueTests {
  private func parse(_ value: JSONValue) throws -> NSDictionary {
    let object = try JSONSerialization.jsonObject(with: Data("\(value)".utf8))
    return try #require(object as? NSDictionary)
  }

  @Test func valuesOfEachKind() throws {
    let value = JSONValue.object([
      ("text", .text("a")), ("number", .integer(-3)), ("big", .integer(.max)), ("yes", .bool(true)),
      ("no", .bool(false)), ("none", .null),
      ("object", .object([("a", .array([JSONValue(1), .null]))])),
      ("truth", .text("true")), ("null", .text("null")), ("nothing", JSONValue(nil as Int?)),
    ])
    #expect(
      value.description
        == #"{"text":"a","number":-3,"big":9223372036854775807,"yes":true,"no":false,"#
        + #""none":null,"object":{"a":[1,null]},"truth":"true","null":"null","nothing":null}"#)
    #expect(JSONValue.object([]).description == "{}")
    #expect(JSONValue.array([]).description == "[]")
  }

  @Test func everyCharacterIsEscapedAsItHasToBe() throws {
    for value in Array(UInt32(0)...0x3ff) + [
      0x2028, 0x202e, 0xfeff, 0xffff, 0x1f525, 0xe0001, 0x10ffff,
    ] {
      let scalar = try #require(Unicode.Scalar(value))
      let text = "a\(scalar)b"
      let json = JSONValue.object([("key \(scalar)", .text(text))])
      #expect(try parse(json) == ["key \(scalar)": text], "U+\(String(value, radix: 16))")
      #expect(!json.description.utf8.contains { $0 < 32 || $0 == 127 })
    }
    #expect(
      JSONValue.text("\u{8}\u{C}\n\r\t\u{1}\u{1f}\"\\/").description
        == #""\b\f\n\r\t\u0001\u001f\"\\/""#)
  }

  @Test("What drives a terminal or turns writing round is escaped", arguments: HostileWords.stored)
  func hostileWords(_ word: String) throws {
    let json = JSONValue.object([("word", .text(word))])
    #expect(try parse(json) == ["word": word])
    #expect(
      !json.description.unicodeScalars.contains {
        $0.properties.isBidiControl || $0.properties.generalCategory == .control
          || $0.properties.isDefaultIgnorableCodePoint
      })
  }

  @Test("Words that a person may give are as they are, but for marks of direction")
  func wordsOfAPerson() {
    for word in ["Ærøpress “2”", "מקינטה", "👩\u{200D}🚀", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 flag", "نمی\u{200C}خواهم", "<b>&'/"] {
      #expect(JSONValue.text(word).description == "\"\(word)\"")
    }
    #expect(JSONValue.text("a\u{200F}b").description == #""a\u200fb""#)
  }
}
