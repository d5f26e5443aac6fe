import Foundation

/// The screen of GNOME Shell, which is compositor and notification server in one and draws to memory.
///
/// What it is asked here goes through its own bus interface, which `--unsafe-mode` opens.
public struct GnomeScreen: Display {
  /// Starts nothing yet.
  public init() {}

  /// Starts what the shell expects of the system: a bus with a login manager on it.
  public func start(in session: Session) throws {
    let folder = session.folder.path
    let address = "unix:path=\(folder)/run/system"
    let daemon = try session.start([
      "dbus-daemon", "--config-file=\(folder)/bus.conf", "--address=\(address)", "--nofork",
      "--nopidfile", "--nosyslog", "--print-address=1",
    ])
    try eventually("the system's bus", seen: { daemon.errors }) { daemon.output.contains("unix:") }
    try session.export(["DBUS_SYSTEM_BUS_ADDRESS": address, "XDG_CURRENT_DESKTOP": "GNOME"])
    try session.start(["python3", "-m", "dbusmock", "--system", "--template", "logind"])
    try session.run(["gdbus", "wait", "--system", "--timeout", "20", "org.freedesktop.login1"])
  }

  /// Lets the shell take the picture.
  public func takePicture(to file: URL, in session: Session) throws {
    try session.call(
      "org.gnome.Shell.Screenshot", "/org/gnome/Shell/Screenshot", "org.gnome.Shell.Screenshot",
      "Screenshot", "bbs", "false", "false", file.path)
  }

  /// Clicks with a virtual pointer, which stays where it is: a banner goes when it is left.
  public func click(_ point: Point, in session: Session) throws {
    try move(to: point, in: session)
    for state in ["PRESSED", "RELEASED"] {
      try pointer("notify_button(now, Clutter.BUTTON_PRIMARY, states.\(state))", session)
    }
  }

  /// Moves the virtual pointer.
  func move(to point: Point, in session: Session) throws {
    try pointer("notify_absolute_motion(now, \(point.x), \(point.y))", session)
  }

  /// Lets the shell evaluate JavaScript, and gives the value as JSON.
  @discardableResult
  func evaluate(_ script: String, in session: Session) throws -> String {
    let reply = try session.call(
      "org.gnome.Shell", "/org/gnome/Shell", "org.gnome.Shell", "Eval", "s", script)
    guard reply.contains("\"data\":[true,") else { throw HarnessError.late(script, seen: reply) }
    return reply
  }

  /// The device is made at its first use, and anew after a restart of the shell.
  private func pointer(_ call: String, _ session: Session) throws {
    try evaluate(
      """
      const {Clutter, GLib} = imports.gi;
      const now = GLib.get_monotonic_time();
      globalThis.pointer ??= Clutter.get_default_backend().get_default_seat()
        .create_virtual_device(Clutter.InputDeviceType.POINTER_DEVICE);
      const states = Clutter.ButtonState;
      pointer.\(call);
      """, in: session)
  }
}
