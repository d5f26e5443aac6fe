import Foundation

/// The pixels of the screen.
public struct Picture {
  /// A color, by its red, green and blue.
  public struct Color: Sendable, Hashable {
    let red: Int
    let green: Int
    let blue: Int

    /// A color as SVG writes it: 0xRRGGBB.
    public init(_ hex: Int) {
      red = hex >> 16 & 0xff
      green = hex >> 8 & 0xff
      blue = hex & 0xff
    }
  }

  private let width: Int
  private let bytes: [UInt8]

  /// Reads a PNG.
  init(_ file: URL, in session: Session) throws {
    let size = try session.run(["identify", "-format", "%w", file.path])
    width = Int(size.filter(\.isNumber)) ?? 0
    let raw = file.deletingPathExtension().appendingPathExtension("rgb")
    try session.run(["convert", file.path, "-depth", "8", "rgb:\(raw.path)"])
    defer { try? FileManager.default.removeItem(at: raw) }
    bytes = Array(try Data(contentsOf: raw))
  }

  /// The middle of each patch of a color between two heights. Pixels that are less than half an icon
  /// apart belong to one patch, and a few stray ones make none.
  public func patches(of color: Color, rows: Range<Int>) -> [Point] {
    var patches: [(x: Range<Int>, y: Range<Int>, count: Int)] = []
    let height = width == 0 ? 0 : bytes.count / 3 / width
    for x in 0..<width {
      for y in rows.clamped(to: 0..<height) where isClose(x, y, to: color) {
        if let last = patches.last, x < last.x.upperBound + 11 {
          patches[patches.count - 1] = (
            last.x.lowerBound..<x + 1, min(last.y.lowerBound, y)..<max(last.y.upperBound, y + 1),
            last.count + 1
          )
        } else {
          patches.append((x..<x + 1, y..<y + 1, 1))
        }
      }
    }
    return patches.filter { $0.count >= 5 }.map {
      Point(x: ($0.x.lowerBound + $0.x.upperBound) / 2, y: ($0.y.lowerBound + $0.y.upperBound) / 2)
    }
  }

  private func isClose(_ x: Int, _ y: Int, to color: Color) -> Bool {
    let start = (y * width + x) * 3
    let parts = [color.red, color.green, color.blue]
    return (0..<3).allSatisfy { abs(Int(bytes[start + $0]) - parts[$0]) <= 10 }
  }
}
