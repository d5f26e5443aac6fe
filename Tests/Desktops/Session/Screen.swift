import Foundation

/// What can be read on a picture of the screen.
public struct Screen: Sendable {
  // Letters of 8 pixels are too small for the reader; thrice that is what it was trained on.
  private static let scale = 3

  /// The words in reading order.
  public let words: [Word]

  /// Reads a picture.
  init(picture: URL, in session: Session) throws {
    let large = picture.deletingPathExtension().path + "-large.png"
    try session.run([
      "convert", picture.path, "-colorspace", "Gray", "-resize", "\(Screen.scale * 100)%", large,
    ])
    let table = try session.run(
      // Method 2 judges light and dark by the surroundings: a small card on a dark screen is read.
      ["tesseract", large, "-", "--psm", "11", "-c", "thresholding_method=2", "tsv"],
      environment: ["OMP_THREAD_LIMIT": "1"],
      within: .seconds(60))
    words = table.split(separator: "\n").dropFirst().compactMap(Screen.word)
  }

  /// Everything that was read, line by line.
  public var text: String {
    lines.map { $0.map(\.text).joined(separator: " ") }.joined(separator: "\n")
  }

  /// How often the words stand on the screen, each time on one line; spaces do not matter.
  public func count(_ phrase: String) -> Int { places(of: phrase).count }

  /// The middle of each place where the words stand.
  public func places(of phrase: String) -> [Point] {
    let wanted = Screen.letters(phrase)
    guard !wanted.isEmpty else { return [] }
    return lines.flatMap { line in
      line.indices.compactMap { first -> Point? in
        var read = ""
        for last in first..<line.endIndex {
          read += Screen.letters(line[last].text)
          if read == wanted { return Screen.middle(line[first], line[last]) }
          if !wanted.hasPrefix(read) { return nil }
        }
        return nil
      }
    }
  }

  private var lines: [[Word]] {
    Dictionary(grouping: words, by: \.line).sorted { $0.key < $1.key }.map(\.value)
  }

  private static func middle(_ first: Word, _ last: Word) -> Point {
    Point(
      x: (first.left + last.left + last.width) / 2, y: first.top + first.height / 2)
  }

  /// Letters and digits alone, look-alikes made one: what a reader of pictures is sure of.
  private static func letters(_ text: String) -> String {
    let alike: [Character: Character] = ["1": "l", "i": "l", "0": "o"]
    return String(
      text.lowercased().filter { $0.isLetter || $0.isNumber }.map { alike[$0] ?? $0 })
  }

  /// A row of the table: level, page, block, paragraph, line, word, box, confidence, text.
  private static func word(_ row: Substring) -> Word? {
    let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
    let numbers = fields.prefix(10).compactMap { Int($0) }
    guard fields.count == 12, numbers.count == 10, numbers[0] == 5 else { return nil }
    let text = fields[11].trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return nil }
    return Word(
      text: text, left: numbers[6] / scale, top: numbers[7] / scale, width: numbers[8] / scale,
      height: numbers[9] / scale,
      line: (numbers[2] * 1000 + numbers[3]) * 1000 + numbers[4])
  }
}
