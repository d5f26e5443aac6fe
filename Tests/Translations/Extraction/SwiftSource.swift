/// A source of Swift, read for the sentences that are said in it.
public struct SwiftSource {
  private let file: String
  private let text: [Character]
  private var found: [Found] = []
  private var comment = ""

  /// The sentences of a source, in their order. Throws ``ExtractionError``.
  public static func sentences(
    in text: String, of file: String
  ) throws(ExtractionError) -> [Found] {
    var source = SwiftSource(file: file, text: Array(text))
    try source.scan(source.text.indices)
    return source.found
  }

  private init(file: String, text: [Character]) {
    self.file = file
    self.text = text
  }

  private mutating func scan(_ range: Range<Int>) throws(ExtractionError) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch text[index] {
      case "/" where starts("//", at: index):
        index = readComment(at: index)
      case "\"":
        index = try scanPlaces(of: Literal(in: text, at: index))
      case "s" where starts("say(", at: index) && isWord(at: index):
        index = try readCall(at: index + 4)
      default:
        index += 1
      }
    }
  }

  private func starts(_ word: String, at index: Int) -> Bool {
    text[index...].starts(with: word)
  }

  /// True for a call, false inside of a longer name and where the function is declared.
  private func isWord(at index: Int) -> Bool {
    guard let before = text[..<index].last else { return true }
    return !before.isLetter && !text[..<index].suffix(5).elementsEqual("func ")
  }

  /// Keeps what is for translators until the next sentence.
  private mutating func readComment(at start: Int) -> Int {
    let line = text[start...].prefix { $0 != "\n" }
    let words = String(line.drop { $0 == "/" }.drop { $0 == " " })
    if words.hasPrefix("Translators: ") {
      comment = String(words.dropFirst("Translators: ".count))
    } else if !comment.isEmpty {
      comment += "\n\(words)"
    }
    return line.endIndex
  }

  private mutating func readCall(at start: Int) throws(ExtractionError) -> Int {
    let first = skippingBlanks(from: start)
    if text[first] == "\"" {
      let literal = Literal(in: text, at: first)
      // A place may follow, and nothing else.
      let comma = skippingBlanks(from: literal.end)
      let place = text[comma] == "," ? label("on:", from: comma) : nil
      return try note(Message(key: literal.key, context: place?.key), literal)
    }
    // The number, whatever it is made of, comes before the two forms.
    guard let one = label("one:", from: first), let other = label("other:", from: one.end) else {
      let line = text[..<start].count { $0 == "\n" } + 1
      throw ExtractionError(file: file, line: line)
    }
    return try note(Message(key: one.key, plural: other.key), other)
  }

  private mutating func note(
    _ message: Message, _ last: Literal
  ) throws(ExtractionError) -> Int {
    found.append(Found(message: message, comment: comment))
    comment = ""
    return try scanPlaces(of: last)
  }

  private mutating func scanPlaces(of literal: Literal) throws(ExtractionError) -> Int {
    for place in literal.places { try scan(place) }
    return literal.end
  }

  /// The literal after a label of the same call.
  private func label(_ name: String, from start: Int) -> Literal? {
    let end = Literal.closing(in: text, from: start)
    guard let place = (start..<end).first(where: { starts(name, at: $0) }) else { return nil }
    let quote = skippingBlanks(from: place + name.count)
    return text[quote] == "\"" ? Literal(in: text, at: quote) : nil
  }

  private func skippingBlanks(from start: Int) -> Int {
    text[start...].firstIndex { !$0.isWhitespace } ?? text.count - 1
  }
}
