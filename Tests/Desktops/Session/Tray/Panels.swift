/// The panels that can be started.
public enum Panels {
  /// All of them, in the order of the table.
  public static let all: [any Panel] = [
    Waybar(), XfcePanel(), LXQtPanel(), PlasmaPanel(), GnomePanel(),
  ]
}
