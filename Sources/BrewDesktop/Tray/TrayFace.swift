import BrewArt
import BrewCore
import BrewHost
import GLibKit
import Speech

/// What an icon in the tray shows, fitted to its host.
struct TrayFace: Equatable {
  /// Whether the host is to draw attention to it.
  let isUrgent: Bool
  /// The words on top of the tooltip; nothing in them is markup.
  let title: String
  /// The words under it, in markup.
  let details: String
  /// The same in plain text, for those who can't see the icon.
  let description: String
  /// The few characters beside the icon, empty where they are on it.
  let label: String
  /// The name of the icon in the theme, empty if it is to be drawn.
  let iconName: String
  /// The icon, drawn.
  let icon: Icon

  init(_ entry: Entry, on host: TrayHost.Traits, theme: SymbolicIcons) {
    let text = CardText(entry)
    let badge = BarText(entry).badge
    isUrgent = entry.isUrgent
    title = text.summary
    details = text.lines.map(escapingMarkup).joined(separator: "\n")
    // Translators: For those who can't see the icon: the streak, and the sentences under it.
    description = say("\(text.summary). \(text.lines.joined(separator: " "))")
    label = host.showsLabel ? badge : ""
    // A name would keep the number on the drawn icon from being seen, and an urgent one has no name.
    iconName = host.showsLabel && !isUrgent ? theme.name(of: entry.flame) ?? "" : ""
    let onIcon = host.showsLabel ? (isUrgent ? "!" : "") : badge
    icon = Icon(entry.flame, badge: onIcon, isUrgent: isUrgent)
  }
}
