import BrewCore
import Foundation
import Testing

@testable import BrewArt

@Suite struct IconTests {
  private struct Picture {
    let size: Int
    let bytes: [UInt8]

    init(_ icon: Icon, size: Int) {
      self.size = size
      bytes = icon.pixels(size: size)
    }

    /// Alpha, red, green, blue.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(bytes[(y * size + x) * 4..<(y * size + x) * 4 + 4])
    }

    func count(_ pixel: [UInt8]) -> Int {
      (0..<size * size).filter { Array(bytes[$0 * 4..<$0 * 4 + 4]) == pixel }.count
    }
  }

  /// What is drawn begins as the icon of 22 pixels does, so a change of one has to be made in the
  /// other. After that the file has what the drawing has not: sparks, and beans as turned ellipses.
  @Test(arguments: [(Flame.out, 2), (.lit, 2), (.onFire, 3)])
  func itIsDrawnAsTheFileOfTheIcon(flame: Flame, shared: Int) throws {
    let name = flame.rawValue.replacingOccurrences(of: "_", with: "-")
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Resources/icons/small/22/brewlog-flame-\(name).svg")
    let paths = try String(contentsOf: file, encoding: .utf8).matches(
      of: /<path fill="#([0-9a-f]{6})"\s+d="([^"]*)"/)
    let filled = try paths.map { match in
      (Outline(path: String(match.2)), Color(try #require(Int(match.1, radix: 16))))
    }
    let parts = FlameDrawing(of: flame).parts
    try #require(filled.count >= shared && parts.count >= shared)
    for (drawn, inFile) in zip(parts.prefix(shared), filled) {
      #expect(drawn == inFile)
    }
  }

  @Test(arguments: Icon.sizes, Flame.allCases)
  func itHasFourBytesForEachPixel(size: Int, flame: Flame) {
    #expect(Icon(flame, badge: "7").pixels(size: size).count == size * size * 4)
  }

  @Test(arguments: Icon.sizes) func aLitFlameIsOrangeAndItsCornersAreClear(size: Int) {
    let picture = Picture(Icon(.lit, badge: ""), size: size)
    #expect(picture.pixel(0, 0) == [0, 0, 0, 0])
    #expect(picture.pixel(size - 1, 0)[0] == 0)
    // Alpha first, then red: the order of the bytes on the bus.
    #expect(picture.pixel(size / 2, size * 10 / 32) == [255, 0xf0, 0x70, 0x0f])
    #expect(picture.pixel(size / 2, size * 3 / 4) == [255, 0xff, 0xc8, 0x3d])
  }

  @Test(arguments: Icon.sizes) func theBadgeIsADarkPlateWithWhiteCharacters(size: Int) {
    let dot = size / 16
    let picture = Picture(Icon(.lit, badge: "1"), size: size)
    // The "1" of 4 × 7 dots has ten of them lit.
    #expect(picture.count([255, 255, 255, 255]) == 10 * dot * dot)
    #expect(picture.pixel(size - 1, size - 1 - dot) == [255, 0x24, 0x2a, 0x33])
    #expect(Picture(Icon(.lit, badge: ""), size: size).count([255, 255, 255, 255]) == 0)
  }

  @Test func urgencyIsRed() {
    let picture = Picture(Icon(.lit, badge: "3", isUrgent: true), size: 22)
    #expect(picture.count([255, 0xc0, 0x1c, 0x28]) > 20)
    #expect(picture.count([255, 0x24, 0x2a, 0x33]) == 0)
  }

  @Test(arguments: Icon.sizes) func threeCharactersFit(size: Int) {
    let digits = "888"
    let dot = size / 16
    let picture = Picture(Icon(.out, badge: digits), size: size)
    #expect(picture.count([255, 255, 255, 255]) == 3 * 14 * dot * dot)
  }

  @Test func thousandsAreToldAsSuch() {
    let icon = { Icon(.onFire, badge: $0).pixels(size: 22) }
    #expect(icon("1000") == icon("1k"))
    #expect(icon("12345") == icon("12k"))
    #expect(icon("999") != icon("1k"))
  }

  @Test func eachNumberAndFlameIsAPictureOfItsOwn() {
    var pictures: Set<[UInt8]> = []
    for flame in Flame.allCases {
      for badge in (0...120).map(String.init) + ["", "!"] {
        pictures.insert(Icon(flame, badge: badge).pixels(size: 16))
      }
    }
    #expect(pictures.count == Flame.allCases.count * 123)
  }
}
