import Foundation

/// What can be read on a picture of the screen.
public struct Screen: Sendable {
  // Letters of 8 pixels are too small for the reader; thrice that is what it was trained on.
  private static let scale = 3

  // Letters at the edge are not read well.
  private static let border = 20

  /// The words in reading order.
  public let words: [Word]
  /// How many pixels have the orange of the lit flame.
  public let flamePixels: Int

  /// Reads a picture. What has the colour of the corner all around is cut off before: most of the
  /// screen is empty, and reading that is what takes the time.
  ///
  /// Method 2 judges light and dark by the surroundings, so that a small card on a dark screen is read;
  /// method 0 judges by the whole picture, and reads a dark menu.
  init(picture: URL, in session: Session, method: Int = 2, language: String = "eng") throws {
    let large = picture.deletingPathExtension().path + "-large.png"
    func print(_ format: String) -> [String] { ["-format", format + "\\n", "-write", "info:-"] }
    let orange = "#f0700f"
    let mask = ["-fuzz", "10%", "-fill", "black", "+opaque", orange, "-fill", "white"]
    let found = try session.run(
      ["convert", picture.path, "-trim"] + print("%X\\n%Y") + ["+repage", "(", "+clone"] + mask
        + ["-opaque", orange] + print("%[fx:mean*w*h]") + ["+delete", ")", "-colorspace", "Gray"]
        + print("%[fx:mean*100]") + ["-resize", "\(Screen.scale * 100)%", "-bordercolor", "gray"]
        + ["-border", "\(Screen.border)", large])
    let numbers = found.split(separator: "\n").compactMap { Double($0) }.map { Int($0) }
    guard numbers.count == 4 else { throw HarnessError.late("four numbers", seen: found) }
    flamePixels = numbers[2]
    // Dark letters on light ground are what the reader knows best.
    if numbers[3] < 35 { try session.run(["mogrify", "-negate", large]) }
    let table = try session.run(
      [
        "tesseract", large, "-", "-l", language, "--psm", "11", "-c",
        "thresholding_method=\(method)", "tsv",
      ],
      environment: ["OMP_THREAD_LIMIT": "1"],
      within: .seconds(60))
    words = table.split(separator: "\n").dropFirst().compactMap {
      Screen.word($0, right: numbers[0], down: numbers[1])
    }
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
        // A stroke before the first word is none of it.
        guard !Screen.letters(line[first].text).isEmpty else { return nil }
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

  /// How many of our cards can be seen.
  public var cardCount: Int { cardPlaces.count }

  /// The middle of each of our cards' summaries.
  public var cardPlaces: [Point] { places(of: "day streak") + places(of: "No streak yet") }

  /// What stands beside one another, from the left, the highest line first: the reader takes wide
  /// spaces for the ends of lines.
  private var lines: [[Word]] {
    var lines: [[Word]] = []
    for word in words.sorted(by: { $0.left < $1.left }) {
      if let index = lines.firstIndex(where: { $0.last?.isBeside(word) == true }) {
        lines[index].append(word)
      } else {
        lines.append([word])
      }
    }
    return lines.sorted { $0[0].top < $1[0].top }
  }

  private static func middle(_ first: Word, _ last: Word) -> Point {
    Point(
      x: (first.left + last.left + last.width) / 2, y: first.middle)
  }

  /// Letters and digits alone, look-alikes made one: what a reader of pictures is sure of.
  public static func letters(_ text: String) -> String {
    let alike: [Character: Character] = ["1": "l", "i": "l", "0": "o"]
    return String(
      text.lowercased().filter { $0.isLetter || $0.isNumber }.map { alike[$0] ?? $0 })
  }

  /// A row of the table: level, page, block, paragraph, line, word, box, confidence, text.
  private static func word(_ row: Substring, right: Int, down: Int) -> Word? {
    let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
    let numbers = fields.prefix(10).compactMap { Int($0) }
    guard fields.count == 12, numbers.count == 10, numbers[0] == 5 else { return nil }
    let text = fields[11].trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return nil }
    return Word(
      text: text, left: (numbers[6] - border) / scale + right,
      top: (numbers[7] - border) / scale + down, width: numbers[8] / scale,
      height: numbers[9] / scale)
  }
}
