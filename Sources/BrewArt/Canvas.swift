/// A square of pixels to draw on.
struct Canvas {
  private struct Pixel {
    var color = Color(0)
    var opacity = 0.0
  }

  let size: Int
  private var pixels: [Pixel]

  /// A canvas without anything on it.
  init(size: Int) {
    self.size = size
    pixels = Array(repeating: Pixel(), count: size * size)
  }

  /// Fills an outline that is drawn on a grid of `grid` units, smooth at its edges.
  mutating func fill(_ outline: Outline, on grid: Double, _ color: Color) {
    let scale = grid / Double(size)
    let lines = 4
    for y in 0..<size {
      var coverage = Array(repeating: 0.0, count: size)
      for line in 0..<lines {
        let height = (Double(y) + (Double(line) + 0.5) / Double(lines)) * scale
        let crossings = outline.crossings(at: height).map { $0 / scale }
        for index in stride(from: 0, to: crossings.count - 1, by: 2) {
          cover(crossings[index], crossings[index + 1], in: &coverage)
        }
      }
      for x in 0..<size where coverage[x] > 0 {
        blend(color, min(1, coverage[x] / Double(lines)), x: x, y: y)
      }
    }
  }

  /// Fills a rectangle of whole pixels.
  mutating func fill(x: Range<Int>, y: Range<Int>, _ color: Color) {
    for row in y {
      for column in x { blend(color, 1, x: column, y: row) }
    }
  }

  private func cover(_ start: Double, _ end: Double, in coverage: inout [Double]) {
    let (start, end) = (max(0, start), min(Double(size), end))
    guard start < end else { return }
    for x in Int(start)..<Int(end.rounded(.up)) {
      coverage[x] += min(end, Double(x + 1)) - max(start, Double(x))
    }
  }

  private mutating func blend(_ color: Color, _ opacity: Double, x: Int, y: Int) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    let below = pixels[y * size + x]
    let total = opacity + below.opacity * (1 - opacity)
    func mix(_ above: Double, _ under: Double) -> Double {
      (above * opacity + under * below.opacity * (1 - opacity)) / total
    }
    pixels[y * size + x] = Pixel(
      color: Color(
        red: mix(color.red, below.color.red), green: mix(color.green, below.color.green),
        blue: mix(color.blue, below.color.blue)), opacity: total)
  }

  /// The pixels row by row, each as the bytes alpha, red, green and blue, not premultiplied.
  var bytes: [UInt8] {
    pixels.flatMap { pixel in
      [pixel.opacity * 255, pixel.color.red, pixel.color.green, pixel.color.blue].map {
        UInt8(max(0, min(255, $0.rounded())))
      }
    }
  }
}
