/// A string literal of Swift, read from its first quotation mark on.
struct Literal {
  /// What it says, with numbered places.
  private(set) var key = ""
  /// The ranges of the code in its places.
  private(set) var places: [Range<Int>] = []
  /// Where it ends, after its last quotation mark.
  let end: Int

  private static let escapes: [Character: Character] = ["n": "\n", "t": "\t", "0": "\0"]

  init(in text: [Character], at start: Int) {
    let isBlock = text[start...].starts(with: "\"\"\"")
    let mark = isBlock ? 3 : 1
    var index = start + mark
    let indentation = isBlock ? Literal.indentation(in: text, from: index) : 0
    if isBlock { index += 1 + indentation }
    func isEnd(_ index: Int) -> Bool {
      isBlock ? text[index...].starts(with: "\"\"\"") : text[index] == "\""
    }
    while index < text.count, !isEnd(index) {
      switch text[index] {
      case "\\" where text[index + 1] == "(":
        let close = Literal.closing(in: text, from: index + 2)
        places.append(index + 2..<close)
        key += "%\(places.count)"
        index = close + 1
      case "\\" where text[index + 1] == "u":
        let close = text[index...].firstIndex(of: "}") ?? index
        let digits = String(text[(index + 3)..<close])
        key += UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { "\($0)" } ?? ""
        index = close + 1
      case "\\" where text[index + 1] == "\n":
        index += 2 + indentation
      case "\\":
        key.append(Literal.escapes[text[index + 1]] ?? text[index + 1])
        index += 2
      case "\n":
        key += "\n"
        index += 1
        // An empty line may have no blanks.
        let blanks = text[index...].prefix(indentation).prefix { $0 == " " }
        index += blanks.count
      case let character:
        key.append(character)
        index += 1
      }
    }
    if isBlock, key.hasSuffix("\n") { key.removeLast() }
    end = index + mark
  }

  /// The blanks before the closing mark of a literal of several lines.
  private static func indentation(in text: [Character], from start: Int) -> Int {
    var end = start
    while !text[end...].starts(with: "\"\"\"") { end += text[end] == "\\" ? 2 : 1 }
    return text[..<end].reversed().prefix { $0 == " " }.count
  }

  /// Where the parenthesis closes that was opened before `start`.
  static func closing(in text: [Character], from start: Int) -> Int {
    var (index, depth) = (start, 0)
    while index < text.count {
      switch text[index] {
      case "\"": index = Literal(in: text, at: index).end - 1
      case "(": depth += 1
      case ")" where depth == 0: return index
      case ")": depth -= 1
      default: break
      }
      index += 1
    }
    return index
  }
}
