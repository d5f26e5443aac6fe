/// A panel with a tray, and the desktop that it is a part of.
public protocol Panel: Sendable, CustomStringConvertible {
  /// Its name in tables and on the command line.
  var name: String { get }
  /// The desktop that it stands on.
  var desktop: any Desktop { get }
  /// Its command; empty where the notification server is the panel too.
  var command: [String] { get }
  /// The rows of the screen that it takes.
  var rows: Range<Int> { get }
  /// Whether a mouse can be moved there as a person would.
  var takesClicks: Bool { get }
  /// Writes settings and starts what has to run beside it.
  func prepare(_ session: Session) throws
  /// Returns when the panel can be looked at.
  func settle(_ desktop: LiveDesktop) throws
  /// Where our icons are, that show this flame and this number.
  func icons(_ look: IconLook, on desktop: LiveDesktop) throws -> [Point]
}

extension Panel {
  /// Its name.
  public var description: String { name }

  /// Most stand on X.
  public var takesClicks: Bool { true }

  /// Most need nothing.
  public func prepare(_ session: Session) throws {}

  /// Most are ready when the icon is there.
  public func settle(_ desktop: LiveDesktop) throws {}

  /// Most show the icon that the agent draws.
  public func icons(_ look: IconLook, on desktop: LiveDesktop) throws -> [Point] {
    try desktop.drawnIcons(look, rows: rows)
  }
}

/// What is to be seen of an icon.
public struct IconLook: Sendable {
  /// The color of the flame's largest part.
  public let color: Picture.Color
  /// The number on it or beside it.
  public let number: String

  /// A streak below seven days.
  public static func lit(_ number: Int) -> IconLook {
    IconLook(color: Picture.Color(0xf0700f), number: "\(number)")
  }

  /// A streak of seven days or more.
  public static func onFire(_ number: Int) -> IconLook {
    IconLook(color: Picture.Color(0xdc2f1a), number: "\(number)")
  }

  /// The plate of an icon that wants attention.
  public static let urgent = IconLook(color: Picture.Color(0xc01c28), number: "!")
}

extension LiveDesktop {
  /// Where icons as the agent draws them are, between two rows of the screen.
  public func drawnIcons(_ look: IconLook, rows: Range<Int>) throws -> [Point] {
    let file = session.folder.appending(path: "logs/tray.png")
    try kind.display.takePicture(to: file, in: session)
    return try Picture(file, in: session).patches(of: look.color, rows: rows)
  }
}
