/// A color, its parts from 0 to 255.
struct Color: Equatable {
  var red: Double
  var green: Double
  var blue: Double
}

extension Color {
  /// A color as SVG writes it: 0xRRGGBB.
  init(_ hex: Int) {
    self.init(
      red: Double(hex >> 16 & 0xff), green: Double(hex >> 8 & 0xff), blue: Double(hex & 0xff))
  }

  static let white = Color(0xffffff)
}
