import Foundation

/// The Wayland compositor sway, on an X server without a screen.
///
/// Drawing to memory it would need no X server, but also have no pointer: what it has to offer
/// then is made up for its own use, and programs never hear of a click.
public struct HeadlessSway: Display {
  private static let settings = """
    output X11-1 resolution 1280x800
    output * background #4a6274 solid_color
    xwayland disable
    default_border none

    """

  private let screen = VirtualX()

  /// Starts nothing yet.
  public init() {}

  /// Starts sway and returns when it answers.
  public func start(in session: Session) throws {
    try screen.startServer(in: session)
    let settings = try session.write(HeadlessSway.settings, to: "config/sway/config")
    let socket = session.folder.appending(path: "run/sway.sock").path
    let sway = try session.start(
      ["sway", "-c", settings.path],
      environment: ["WLR_BACKENDS": "x11", "WLR_RENDERER": "pixman", "SWAYSOCK": socket])
    try session.export([
      "SWAYSOCK": socket, "WAYLAND_DISPLAY": "wayland-1", "XDG_SESSION_TYPE": "wayland",
      "XDG_CURRENT_DESKTOP": "sway",
    ])
    try eventually("sway", seen: { sway.errors }) {
      (try? session.run(["swaymsg", "-t", "get_outputs"]))?.contains("X11-1") == true
    }
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
