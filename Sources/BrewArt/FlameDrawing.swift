import BrewCore

/// The drawing of a flame: what `Resources/icons/small/22` has, without its smallest parts.
struct FlameDrawing {
  /// The units of the grid that it is drawn on.
  static let grid = 22.0

  /// What is filled, the lowest first.
  let parts: [(Outline, Color)]

  init(of flame: Flame) {
    switch flame {
    case .out: parts = Self.out
    case .lit: parts = Self.lit
    case .onFire: parts = Self.onFire
    }
  }

  private static let out = [
    part(
      """
      M9.5 10.5C7 8 7.5 6.2 10 5C12 4 12.2 2.2 11 0C14.8 2 15.2 5 12.3 6.7C10.5 7.7 10.5 9 12.5 \
      10.5Z
      """, 0xaeb8c2),
    part(
      """
      M9.5 10.5C7 8 7.5 6.2 10 5C12 4 12.2 2.2 11 0C13.4 2.4 13.3 4.8 11.2 5.9C9.2 7 8.7 8.6 10.7 \
      10.5Z
      """, 0x66717d),
    part(
      """
      M18 12C20 15 18 19 13.4 20.5C9 22 4.6 21.4 3.6 18.6C2.6 15.6 5.4 12 9.6 10.7C13 9.7 16.6 10 \
      18 12Z
      """, 0xa38774),
    part(
      """
      M17.3 12.5C19 15 17 18.4 13 19.8C9.2 21 5.2 20.6 4.3 18.3C3.4 15.9 6 12.6 9.8 11.4C13 10.5 \
      16.2 10.8 17.3 12.5Z
      """, 0x6a4c3c),
  ]

  private static let lit = [
    part(
      "M10.5 0C11.7 5.2 18 7.8 18 14.5C18 18.8 15 22 11 22C7 22 4 18.8 4 14.5C4 8.5 10.8 8 10.5 0Z",
      0xf0700f),
    part(
      """
      M10.7 7.5C11.3 10.7 16 12 16 16.1C16 19 13.8 20.7 11 20.7C8.2 20.7 6 19 6 16.1C6 12.2 10.9 \
      11.3 10.7 7.5Z
      """, 0xffc83d),
  ]

  private static let onFire = [
    part(
      """
      M10.5 0C11 4 14.2 5.7 15 9.3C16.2 8.3 16.8 6.7 16.5 4.5C19.5 7 21 10.4 21 13.6C21 18.4 17 22 \
      11 22C5 22 1 18.4 1 13.6C1 10.4 2.5 7 5.5 4.5C5.2 6.7 5.8 8.3 7 9.3C7.7 5.7 10.3 4 10.5 0Z
      """, 0xdc2f1a),
    part(
      """
      M10.7 6C11.2 8.7 13.4 9.7 14.2 12.6C15.3 12.2 16.2 11.3 16.6 10C18 11.3 18.7 13 18.7 \
      14.7C18.7 18.2 15.5 20.6 11 20.6C6.5 20.6 3.3 18.2 3.3 14.7C3.3 13 4 11.3 5.4 10C5.8 11.3 \
      6.7 12.2 7.8 12.6C8.5 9.7 10.5 8.7 10.7 6Z
      """, 0xfb8c1c),
    part(
      """
      M10.8 10.5C11.2 12.6 15.2 13.4 15.2 16.6C15.2 18.7 13.4 19.8 11 19.8C8.6 19.8 6.8 18.7 6.8 \
      16.6C6.8 13.6 10.7 12.6 10.8 10.5Z
      """, 0xffd24a),
  ]

  private static func part(_ path: String, _ color: Int) -> (Outline, Color) {
    (Outline(path: path), Color(color))
  }
}
