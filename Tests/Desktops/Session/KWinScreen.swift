import Foundation

/// An X server without a screen, with the window manager of KDE.
///
/// Until its window has been answered for, the popup of plasmashell asks for its size and its place
/// each with the older value of the other. Whose answer comes last decides, and now and then that is
/// the 160 pixels that Qt begins with, which the popup then keeps. A rule gives it the width it wants.
public struct KWinScreen: Display {
  /// 8192 stands for notifications, 2 for a word that is part of the class, and for force.
  private static let rules = """
    [General]
    count=1
    rules=1

    [1]
    Description=Notifications are as wide as they want to be
    wmclass=plasmashell
    wmclassmatch=2
    types=8192
    minsize=336,1
    minsizerule=2

    """

  private let screen = VirtualX()

  /// Starts nothing yet.
  public init() {}

  /// Starts Xvfb and kwin, which is to draw nothing, and returns when both answer.
  public func start(in session: Session) throws {
    try screen.startServer(in: session)
    try session.write(KWinScreen.rules, to: "config/kwinrulesrc")
    try screen.startManager(["env", "KWIN_COMPOSE=N", "kwin_x11"], in: session)
  }

  /// Takes the picture off the X server.
  public func takePicture(to file: URL, in session: Session) throws {
    try screen.takePicture(to: file, in: session)
  }

  /// Clicks on the X server.
  public func click(_ point: Point, in session: Session) throws {
    try screen.click(point, in: session)
  }
}
