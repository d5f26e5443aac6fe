/// The room that a server has for text, which it cuts off where there is more.
struct Room: Equatable {
  /// How many lines it draws, that of the summary too.
  let lines: Int
  /// How many letters are in a line.
  let columns: Int

  /// How many lines a text takes that is wrapped between words, and within those that are too long.
  func lines(of text: String) -> Int {
    var (count, used) = (1, 0)
    for word in words(of: text) {
      let width = word.reduce(0) { $0 + $1.columns }
      // The blank after a word may stand out at the end of a line.
      let inked = word.last == " " ? width - 1 : width
      if used > 0, used + inked > columns {
        count += 1
        used = 0
      }
      used += width
      while used > columns, inked > columns {
        count += 1
        used -= columns
      }
    }
    return count
  }

  /// The parts of a text after which a line may end.
  private func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var rest = text[...]
    while let end = rest.firstIndex(where: { $0 == " " || $0 == "-" }) {
      words.append(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    return words + [rest]
  }

  /// The beginning of a text that has room in so many lines, with an ellipsis where it is not all.
  func beginning(of text: String, lines: Int) -> String {
    if self.lines(of: text) <= lines { return text }
    var rest = text[...]
    repeat { rest = rest.dropLast() } while !rest.isEmpty && self.lines(of: "\(rest)…") > lines
    return "\(rest)…"
  }
}

extension Character {
  /// How many letters wide it is drawn: ideographs, kana, Hangul and pictures are as wide as two.
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first, scalar.value > 0x10ff else { return 1 }
    if scalar.properties.isDefaultIgnorableCodePoint { return 0 }
    switch scalar.value {
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
      0xff00...0xff60, 0xffe0...0xffe6, 0x1f000...0x1ffff, 0x20000...0x3ffff:
      return 2
    default: return 1
    }
  }
}

/// What has room.
extension Room {
  /// The summary and the lines under it that have room together. What a person can do, which is the first of
  /// `hints` that has room, and the last of the lines, which says what was done or is the matter, come before
  /// the rest of the summary, and that before the other lines.
  func fit(_ summary: String, _ text: [String], hints: [String]) -> (String, [String]) {
    let last = text.last.map(lines(of:)) ?? 0
    let rest = lines - last - 1
    let hint =
      hints.first { lines(of: $0) <= rest }
      // Its end can be completed by the shell.
      ?? (rest > 0 ? hints.last.map { beginning(of: $0, lines: rest) } : nil)
    var left = rest - (hint.map(lines(of:)) ?? 0)
    let first = left > 0 ? min(2, lines(of: summary)) : 1
    left -= first - 1
    var kept = [text.last, hint].compactMap(\.self)
    for line in text.dropLast().reversed() {
      left -= lines(of: line)
      if left < 0 { break }
      kept.insert(line, at: 0)
    }
    return (beginning(of: summary, lines: first), kept)
  }
}
