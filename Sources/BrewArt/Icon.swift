import BrewCore

/// The flame as pixels, with a number on it, for where no icon of a theme does.
public struct Icon: Hashable, Sendable {
  /// The sizes that are drawn, in pixels.
  public static let sizes = [16, 22, 32, 48]

  private let flame: Flame
  private let badge: String
  private let isUrgent: Bool

  /// A flame with a few characters on it, none if they are empty; on a red plate if it is urgent.
  public init(_ flame: Flame, badge: String, isUrgent: Bool = false) {
    self.flame = flame
    self.badge = badge
    self.isUrgent = isUrgent
  }

  /// The pixels at a size: four bytes for each, alpha, red, green and blue.
  public func pixels(size: Int) -> [UInt8] {
    var canvas = Canvas(size: size)
    for (outline, color) in FlameDrawing(of: flame).parts {
      canvas.fill(outline, on: FlameDrawing.grid, color)
    }
    Badge(badge).draw(on: &canvas, plate: Color(isUrgent ? 0xc01c28 : 0x242a33))
    return canvas.bytes
  }
}
