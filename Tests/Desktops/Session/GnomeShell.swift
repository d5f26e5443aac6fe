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
  private let hasBanner =
    "Main.messageTray.visible && Main.messageTray._notification?.source.title == 'BrewLog'"
  /// A banner goes to the list below the clock.
  public let hasList = true

  /// A desktop to start.
  public init() {}

  /// Leaves out what would move on the screen, the question to new users, and the warning where there
  /// is no login screen.
  public func prepare(_ session: Session) throws {
    try session.write("", to: "data/gnome-shell/lock-warning-shown")
    for setting in [
      ["org.gnome.desktop.interface", "enable-animations", "false"],
      ["org.gnome.shell", "welcome-dialog-last-shown-version", "99"],
    ] {
      try session.run(["gsettings", "set"] + setting)
    }
  }

  /// Hides the overview. A banner that comes when nobody has touched anything for a second stays until
  /// somebody does, so that second is waited for.
  public func settle(_ session: Session) throws {
    try eventually("the shell to be at rest") {
      try ask(
        """
        Main.overview.hide();
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

  /// Unfolds the banner of the card, or shows the list where there is not one card.
  public func read(on desktop: LiveDesktop) throws -> Screen {
    let sources = "Main.messageTray.getSources().filter(source => source.title == 'BrewLog')"
    guard try ask("\(sources).reduce((sum, source) => sum + source.count, 0) == 1", desktop.session)
    else { return try desktop.withList(desktop.look) }
    try unfold(on: desktop)
    return try desktop.look()
  }

  /// Unfolds the banner, and clicks a button.
  public func press(_ action: Card.Action, of card: Card, on desktop: LiveDesktop) throws {
    try unfold(on: desktop)
    try desktop.click(action.label, below: card.summary)
  }

  /// Moves the pointer, far from the banner: it waits for somebody who was not there when it came.
  public func letExpire(on desktop: LiveDesktop) throws {
    for x in [640, 660] {
      try GnomeShell.screen.move(to: Point(x: x, y: 400), in: desktop.session)
    }
  }

  /// Points at the card in the list, and clicks the cross that it shows then, at its right.
  public func dismiss(_ card: Card, on desktop: LiveDesktop) throws {
    try toggleList(desktop.session)
    let summary = try desktop.place(of: card.summary)
    try GnomeShell.screen.move(to: summary, in: desktop.session)
    try display.click(Point(x: 675, y: summary.y), in: desktop.session)
    try closeList(on: desktop)
  }

  /// Points at the banner, which then shows all of its text, and its buttons.
  private func unfold(on desktop: LiveDesktop) throws {
    func isUnfolded() throws -> Bool {
      // One that is folded has a single line below the summary, 76 pixels in all.
      let height = "Main.messageTray._banner.allocation.get_height()"
      return try ask("\(hasBanner) && \(height) > 80", desktop.session)
    }
    try eventually("the banner to unfold") {
      if try isUnfolded() { return true }
      if try !ask(hasBanner, desktop.session) { try callBack(on: desktop) }
      try pointAtBanner(desktop.session)
      // It may go before the pointer is there: then it is called back.
      return (try? eventually("it to unfold", within: .seconds(1), holds: isUnfolded)) != nil
    }
  }

  /// Clicks the card in the list, where it has no buttons. That activates the agent, which shows it.
  private func callBack(on desktop: LiveDesktop) throws {
    try toggleList(desktop.session)
    let place = try desktop.look(for: "the card in the list") { $0.cardPlaces.first }
    try display.click(place, in: desktop.session)
    // Below the pointer another program's banner would stay, and ours would wait for its end.
    try GnomeShell.screen.move(to: Point(x: 640, y: 400), in: desktop.session)
    try eventually("the banner") { try ask(hasBanner, desktop.session) }
  }

  /// Moves the pointer out and in, which unfolds a banner, also one that came up below the pointer.
  /// The shell itself keeps the time between, as it is short: it folds a banner that was left.
  private func pointAtBanner(_ session: Session) throws {
    try GnomeShell.screen.move(to: Point(x: 640, y: 400), in: session)
    try GnomeShell.screen.evaluate(
      """
      const {GLib} = imports.gi;
      GLib.timeout_add(GLib.PRIORITY_DEFAULT, 100, () => {
        pointer.notify_absolute_motion(GLib.get_monotonic_time(), 640, 75);
        return GLib.SOURCE_REMOVE;
      });
      """, in: session)
  }

  private func toggleList(_ session: Session) throws {
    try GnomeShell.screen.evaluate("Main.panel.toggleCalendar()", in: session)
  }

  private func ask(_ condition: String, _ session: Session) throws -> Bool {
    try GnomeShell.screen.evaluate(condition, in: session).contains("\"true\"")
  }
}
