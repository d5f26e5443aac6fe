/// A few characters on a plate in the lower right corner of an icon.
struct Badge {
  private static let glyph = (width: 4, height: 7)
  private static let alphabet: [Character: [Int]] = [
    "0": [0b0110, 0b1001, 0b1001, 0b1001, 0b1001, 0b1001, 0b0110],
    "1": [0b0010, 0b0110, 0b0010, 0b0010, 0b0010, 0b0010, 0b0111],
    "2": [0b0110, 0b1001, 0b0001, 0b0010, 0b0100, 0b1000, 0b1111],
    "3": [0b1110, 0b0001, 0b0001, 0b0110, 0b0001, 0b0001, 0b1110],
    "4": [0b1001, 0b1001, 0b1001, 0b1111, 0b0001, 0b0001, 0b0001],
    "5": [0b1111, 0b1000, 0b1000, 0b1110, 0b0001, 0b0001, 0b1110],
    "6": [0b0110, 0b1000, 0b1000, 0b1110, 0b1001, 0b1001, 0b0110],
    "7": [0b1111, 0b0001, 0b0001, 0b0010, 0b0010, 0b0100, 0b0100],
    "8": [0b0110, 0b1001, 0b1001, 0b0110, 0b1001, 0b1001, 0b0110],
    "9": [0b0110, 0b1001, 0b1001, 0b0111, 0b0001, 0b0001, 0b0110],
    "k": [0b1000, 0b1001, 0b1010, 0b1100, 0b1010, 0b1001, 0b1001],
    "!": [0b0110, 0b0110, 0b0110, 0b0110, 0b0110, 0b0000, 0b0110],
  ]

  private let glyphs: [[Int]]

  /// A badge with these characters, of those that there are. Numbers of four digits and more are
  /// told in thousands, so that three always do.
  init(_ text: String) {
    let short = Int(text).flatMap { $0 > 999 ? "\(min(99, $0 / 1000))k" : nil } ?? text
    glyphs = short.compactMap { Self.alphabet[$0] }
  }

  /// Draws it, as large as leaves pixels whole.
  func draw(on canvas: inout Canvas, plate: Color) {
    guard !glyphs.isEmpty else { return }
    let dot = max(1, canvas.size / 16)
    let advance = (Self.glyph.width + 1) * dot
    let left = canvas.size - glyphs.count * advance - dot
    let top = canvas.size - (Self.glyph.height + 2) * dot
    // Without its corners the plate looks round.
    canvas.fill(x: left + dot..<canvas.size - dot, y: top..<canvas.size, plate)
    canvas.fill(x: left..<canvas.size, y: top + dot..<canvas.size - dot, plate)
    for (index, glyph) in glyphs.enumerated() {
      for (row, bits) in glyph.enumerated() {
        for column in 0..<Self.glyph.width where bits >> (Self.glyph.width - 1 - column) & 1 == 1 {
          let x = left + dot + index * advance + column * dot
          let y = top + (row + 1) * dot
          canvas.fill(x: x..<x + dot, y: y..<y + dot, .white)
        }
      }
    }
  }
}
