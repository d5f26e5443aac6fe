import Foundation

extension LiveDesktop {
  /// Reads the screen as it is.
  public func look() throws -> Screen {
    pictures += 1
    let file = session.folder.appending(path: "logs/screen-\(pictures).png")
    try kind.display.takePicture(to: file, in: session)
    return try Screen(picture: file, in: session, language: language)
  }

  /// Writes a picture of the screen, in a folder that is made if need be.
  public func takePicture(to file: URL) throws {
    let scratch = session.folder.appending(path: "logs/picture.png")
    try kind.display.takePicture(to: scratch, in: session)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contentsOf: scratch).write(to: file)
  }

  /// Looks until the words stand on the screen this many times; where the desktop keeps a list of
  /// cards, in the list.
  @discardableResult
  public func see(
    _ words: String, times: Int = 1, within limit: Duration = .seconds(30)
  ) throws -> Screen {
    try look(for: "“\(words)” ×\(times)", within: limit, inList: true) {
      $0.count(words) == times ? $0 : nil
    }
  }

  /// Looks until the words pop up, no list opened.
  @discardableResult
  public func seePopup(_ words: String, within limit: Duration = .seconds(30)) throws -> Screen {
    try look(for: "“\(words)”", within: limit) { $0.count(words) > 0 ? $0 : nil }
  }

  /// Clicks on the words once they are there; on those next below the title, when there is one.
  public func click(_ words: String, below title: String? = nil) throws {
    try kind.display.click(try place(of: words, below: title), in: session)
  }

  /// Where the words stand, once they are there; next below the title, when there is one.
  public func place(of words: String, below title: String? = nil) throws -> Point {
    try look(for: "“\(words)”") { screen in
      let places = screen.places(of: words)
      guard let title else { return places.first }
      guard let top = screen.places(of: title).first?.y else { return nil }
      return places.filter { $0.y > top }.min { $0.y < $1.y }
    }
  }

  /// Does something while the list of cards is open, where the desktop has one.
  public func withList<Answer>(_ body: () throws -> Answer) throws -> Answer {
    guard kind.hasList else { return try body() }
    try kind.openList(on: self)
    defer { try? kind.closeList(on: self) }
    return try body()
  }

  /// Looks until the probe finds what it looks for; in the list, where the desktop keeps one.
  @discardableResult
  public func look<Answer>(
    for what: String, within limit: Duration = .seconds(20), inList: Bool = false,
    _ probe: (Screen) -> Answer?
  ) throws -> Answer {
    var seen = ""
    return try eventually("\(what) on the screen", within: limit, seen: { seen }) {
      let screen = try inList ? kind.read(on: self) : look()
      seen = screen.text
      return probe(screen)
    }
  }
}
