import BrewStore
import Foundation
import Testing
import TestSupport

@Suite struct JSONTests {
  private let writer: JSONWriter

  init() throws {
    writer = try JSONWriter()
  }

  private func parse(_ text: String) throws -> NSDictionary {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? NSDictionary)
  }

  @Test func valuesOfEachKind() throws {
    let text = try writer.object([
      ("text", .text("a")), ("number", .integer(-3)), ("big", .integer(.max)),
      ("yes", .bool(true)), ("no", .bool(false)), ("none", .null),
      ("object", .json(#"{"a":[1,null]}"#)), ("truth", .text("true")), ("null", .text("null")),
    ])
    let expected: NSDictionary = [
      "text": "a", "number": -3, "big": Int64.max, "yes": true, "no": false, "none": NSNull(),
      "object": ["a": [1, NSNull()]], "truth": "true", "null": "null",
    ]
    #expect(try parse(text) == expected)
    #expect(text.hasPrefix(#"{"text":"a","number":-3,"#), "the order is kept")
    #expect(text.contains(#""yes":true,"no":false"#))
  }

  @Test func anObjectWithoutFields() throws {
    #expect(try writer.object([]) == "{}")
  }

  @Test func everyCharacterIsEscapedAsItHasToBe() throws {
    for value in (UInt32(0)...0x3ff).map({ $0 }) + [0x2028, 0xfeff, 0xffff, 0x1f525, 0x10ffff] {
      let character = String(Character(try #require(Unicode.Scalar(value))))
      let text = "a\(character)b"
      let json = try writer.object([("key \(character)", .text(text))])
      #expect(try parse(json) == ["key \(character)": text], "U+\(String(value, radix: 16))")
      #expect(!json.utf8.contains { $0 < 32 }, "U+\(String(value, radix: 16))")
    }
  }
}
