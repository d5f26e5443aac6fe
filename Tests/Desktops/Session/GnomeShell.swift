/// GNOME Shell, with the small program that takes notifications for it.
public struct GnomeShell: Desktop {
  private static let screen = GnomeScreen()

  /// Its name.
  public let name = "gnome-shell"
  /// It draws on itself.
  public let display: any Display = GnomeShell.screen
  /// It complains to root.
  public let refusesRoot = true
  /// Its program; it starts the one that owns the notifications' name, which ends with it.
  public let server = [
    "gnome-shell", "--headless", "--no-x11", "--virtual-monitor", "1280x800", "--wayland-display",
    "brewlog", "--unsafe-mode",
  ]
  /// A banner goes to the list below the clock.
  public let hasList = true

  /// A desktop to start.
  public init() {}

  /// Leaves out what would move on the screen, and the question to new users.
  public func prepare(_ session: Session) throws {
    for setting in [
      ["org.gnome.desktop.interface", "enable-animations", "false"],
      ["org.gnome.shell", "welcome-dialog-last-shown-version", "99"],
    ] {
      try session.run(["gsettings", "set"] + setting)
    }
  }

  /// Hides the overview, and dismisses what the shell says of a login without a login screen. A
  /// banner that comes when nobody has touched anything for a second stays until somebody does, so
  /// that second is waited for.
  public func settle(_ session: Session) throws {
    try eventually("the shell to be at rest") {
      try ask(
        """
        Main.overview.hide();
        Main.messageTray.getSources().forEach(source => source.destroy());
        !Main.layoutManager._startingUp && !Main.overview.visible &&
          global.backend.get_core_idle_monitor().get_idletime() > 1000
        """, session)
    }
  }

  /// Opens the list as its keyboard shortcut does, unless the banner shows all there is.
  public func openList(on desktop: LiveDesktop) throws {
    try GnomeShell.screen.evaluate(
      """
      const sum = Main.messageTray.getSources().reduce((sum, source) => sum + source.count, 0);
      if (!(sum == 1 && Main.messageTray.visible)) Main.panel.toggleCalendar()
      """, in: desktop.session)
  }

  /// Closes the list.
  public func closeList(on desktop: LiveDesktop) throws {
    try GnomeShell.screen.evaluate("Main.panel.closeCalendar()", in: desktop.session)
  }

  /// Points at the banner, which then shows its buttons, and clicks one.
  public func press(_ action: Card.Action, of card: Card, on desktop: LiveDesktop) throws {
    try GnomeShell.screen.move(to: try desktop.place(of: card.summary), in: desktop.session)
    try desktop.click(action.label, below: card.summary)
  }

  /// Points at the banner, and clicks the cross that it shows then, at the right of the summary.
  public func dismiss(_ card: Card, on desktop: LiveDesktop) throws {
    let summary = try desktop.place(of: card.summary)
    try GnomeShell.screen.move(to: summary, in: desktop.session)
    try display.click(Point(x: 866, y: summary.y), in: desktop.session)
    try GnomeShell.screen.move(to: Point(x: 0, y: 799), in: desktop.session)
  }

  private func ask(_ condition: String, _ session: Session) throws -> Bool {
    try GnomeShell.screen.evaluate(condition, in: session).contains("\"true\"")
  }
}
