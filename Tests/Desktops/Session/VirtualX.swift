import Foundation

/// An X server without a screen, with a window manager.
public struct VirtualX: Display {
  /// Starts nothing yet.
  public init() {}

  /// Starts Xvfb on a display of its own choice, then openbox.
  public func start(in session: Session) throws {
    try startServer(in: session)
    try startManager(["openbox", "--sm-disable"], in: session)
  }

  /// Starts a window manager and returns when it has taken over.
  func startManager(_ command: [String], in session: Session) throws {
    let manager = try session.start(command)
    try eventually("the window manager", seen: { manager.errors }) {
      try session.run(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]).contains("window id")
    }
  }

  /// Starts Xvfb alone and returns when it answers.
  func startServer(in session: Session) throws {
    let server = try session.start([
      "Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset",
    ])
    let number = try eventually("a display", seen: { server.errors }) {
      server.output.split(separator: "\n").first.map(String.init)
    }
    try session.export(["DISPLAY": ":\(number)", "XDG_SESSION_TYPE": "x11"])
    try eventually("the display") { (try? session.run(["xdpyinfo"])) != nil }
    try session.run(["xsetroot", "-solid", "#4a6274"])
  }

  /// Takes the picture with ImageMagick.
  public func takePicture(to file: URL, in session: Session) throws {
    try session.run(["import", "-silent", "-window", "root", file.path])
  }

  /// Clicks with xdotool, then moves the pointer away: a card under it would not expire.
  public func click(_ point: Point, in session: Session) throws {
    try session.run([
      "xdotool", "mousemove", "--sync", String(point.x), String(point.y), "click", "1",
    ])
    try session.run(["xdotool", "mousemove", "0", "799"])
  }
}
