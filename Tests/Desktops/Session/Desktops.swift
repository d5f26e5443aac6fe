/// The desktops that can be started.
public enum Desktops {
  /// All of them, in the order of the table.
  public static let all: [any Desktop] = [
    GnomeShell(), Plasma(), Dunst(), Xfce(), Mate(), Fallback(), LXQt(), Mako(), SwayNC(),
  ]
}
