import Foundation

/// A bar of light text on dark, between two rows of the screen.
extension LiveDesktop {
  /// Looks until the bar says this, and nothing else.
  public func seeBar(_ words: String, rows: Range<Int>) throws {
    var seen = ""
    try eventually("“\(words)” on the bar", within: .seconds(30), seen: { seen }) {
      seen = try readBar(rows)
      return Screen.letters(seen) == Screen.letters(words)
    }
  }

  /// Looks until the bar begins with a number and says this somewhere after it.
  public func seeBar(beginning number: String, with word: String, rows: Range<Int>) throws {
    var seen = ""
    try eventually("“\(number)” and “\(word)” on the bar", within: .seconds(30), seen: { seen }) {
      seen = try readBar(rows)
      let letters = Screen.letters(seen)
      return letters.hasPrefix(Screen.letters(number)) && letters.contains(Screen.letters(word))
    }
  }

  /// Clicks on the white text of the bar with the left button.
  public func clickBar(rows: Range<Int>) throws {
    let text = try Picture(pictureOfBar(), in: session).patches(of: .init(0xffffff), rows: rows)
    guard let place = text.first else { throw HarnessError.notOnScreen("white text", seen: "") }
    try kind.display.click(place, in: session)
  }

  /// The middle of each patch of a color between two rows of the screen.
  public func drawnPatches(of color: Picture.Color, rows: Range<Int>) throws -> [Point] {
    try Picture(pictureOfBar(), in: session).patches(of: color, rows: rows)
  }

  private func readBar(_ rows: Range<Int>) throws -> String {
    let large = session.folder.appending(path: "logs/bar-large.png").path
    try session.run([
      "convert", try pictureOfBar().path, "-crop", "x\(rows.count)+0+\(rows.lowerBound)",
      "+repage", "-colorspace", "Gray", "-negate", "-resize", "300%", large,
    ])
    return try session.run(["tesseract", large, "-", "--psm", "11"])
  }

  private func pictureOfBar() throws -> URL {
    let file = session.folder.appending(path: "logs/bar.png")
    try kind.display.takePicture(to: file, in: session)
    return file
  }
}
