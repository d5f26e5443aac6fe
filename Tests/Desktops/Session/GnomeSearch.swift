/// The search of GNOME Shell's overview, by its keyboard.
public struct GnomeSearch {
  private let session: Session
  private let screen = GnomeScreen()

  /// The search of the shell that runs in a session.
  public init(in session: Session) { self.session = session }

  /// Opens the overview and types letters.
  public func type(_ letters: String) throws {
    try evaluate("Main.overview.show()")
    try eventually("the overview") { try evaluate("Main.overview.visible").contains("\"true\"") }
    for letter in letters { try press("KEY_\(letter)") }
  }

  /// Waits for a result, and moves the keyboard's focus to it.
  public func focus(_ result: String) throws {
    try eventually("the result \(result)") {
      try evaluate(
        """
        const find = actor => actor.text == '\(result)' && actor.mapped ? actor
          : actor.get_children().map(find).find(found => found);
        let found = find(Main.layoutManager.overviewGroup);
        while (found && !found.can_focus) found = found.get_parent();
        found?.grab_key_focus();
        Boolean(found && found.has_key_focus())
        """
      ).contains("\"true\"")
    }
  }

  /// Presses Enter.
  public func enter() throws { try press("KEY_Return") }

  private func press(_ key: String) throws {
    try evaluate(
      """
      const {Clutter, GLib} = imports.gi;
      globalThis.keyboard ??= Clutter.get_default_backend().get_default_seat()
        .create_virtual_device(Clutter.InputDeviceType.KEYBOARD_DEVICE);
      for (const state of [Clutter.KeyState.PRESSED, Clutter.KeyState.RELEASED])
        keyboard.notify_keyval(GLib.get_monotonic_time(), Clutter.\(key), state);
      """)
  }

  @discardableResult
  private func evaluate(_ script: String) throws -> String {
    try screen.evaluate(script, in: session)
  }
}
