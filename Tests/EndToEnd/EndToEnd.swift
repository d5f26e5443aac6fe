import DesktopSession
import Testing

/// All that runs a desktop: one after another, since several at once starve each other.
@Suite(.serialized) enum EndToEnd {
  /// The desktops that start quickest, of the three kinds there are: actions in a menu, on buttons,
  /// and for a tool; on X and on Wayland.
  static let light: [any Desktop] = [Dunst(), Xfce(), Mako()]
}
