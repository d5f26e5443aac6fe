import Foundation

/// The Wayland compositor sway, drawing to memory.
public struct HeadlessSway: Display {
  private static let settings = """
    output HEADLESS-1 resolution 1280x800
    output * background #4a6274 solid_color
    xwayland disable
    default_border none

    """

  /// Starts nothing yet.
  public init() {}

  /// Starts sway and returns when it answers.
  public func start(in session: Session) throws {
    let settings = try session.write(HeadlessSway.settings, to: "config/sway/config")
    let runtime = session.folder.appending(path: "run").path
    let socket = "\(runtime)/sway.sock"
    let sway = try session.start(
      ["sway", "-c", settings.path],
      environment: [
        "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
        "SWAYSOCK": socket,
      ])
    try session.export([
      "SWAYSOCK": socket, "WAYLAND_DISPLAY": "wayland-1", "XDG_SESSION_TYPE": "wayland",
      "XDG_CURRENT_DESKTOP": "sway",
    ])
    try eventually("sway", seen: { sway.errors }) {
      (try? session.run(["swaymsg", "-t", "get_outputs"]))?.contains("HEADLESS-1") == true
    }
  }

  /// Takes the picture with grim.
  public func takePicture(to file: URL, in session: Session) throws {
    try session.run(["grim", file.path])
  }

  /// Moves and presses the pointer of sway's seat, then moves it away.
  public func click(_ point: Point, in session: Session) throws {
    let seat = ["swaymsg", "seat", "-"]
    try session.run(seat + ["cursor", "set", String(point.x), String(point.y)])
    try session.run(seat + ["cursor", "press", "button1"])
    try session.run(seat + ["cursor", "release", "button1"])
    try session.run(seat + ["cursor", "set", "0", "799"])
  }
}
