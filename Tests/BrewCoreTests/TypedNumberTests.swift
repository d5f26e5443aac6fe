import BrewCore
import Testing

@Suite struct TypedNumberTests {
  @Test(arguments: [
    ("3", 3), ("+3", 3), ("-3", -3), ("\u{2212}3", -3), (" 3 ", 3), ("007", 7), ("-0", 0),
    ("１２", 12), ("1000000000000", 1_000_000_000_000), ("-1000000000000", -1_000_000_000_000),
  ])
  func aNumberIsRead(_ text: String, _ number: Int) throws {
    #expect(try Int(typed: text, in: CountRules.range) == number)
  }

  @Test(arguments: [
    "", " ", "+", "-", "x", "1.5", "1,000", "1 000", "--3", "+-3", "3+", "0x10", "1e3", "٣", "½",
    "3️",
  ])
  func otherTextIsNoWholeNumber(_ text: String) {
    #expect(throws: NumberFault.notWhole) { try Int(typed: text, in: CountRules.range) }
  }

  @Test(arguments: [
    "1000000000001", "-1000000000001", "9223372036854775807", "99999999999999999999",
    "-99999999999999999999",
  ])
  func aNumberOutOfRangeIsANumber(_ text: String) {
    #expect(throws: NumberFault.outOfRange) { try Int(typed: text, in: CountRules.range) }
  }
}
