/// A bar of a tiling desktop that reads what a program prints.
enum Bar: String, CaseIterable {
  case waybar
  case polybar
  case i3blocks
  case i3statusRust = "i3status-rust"

  /// The names in a row, for help and errors.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
