import BrewCore
import BrewHost
import GLibKit
import GioKit

/// The streak as an icon in the tray, with a menu.
final class Tray: Surface {
  private let item: TrayItem
  private let theme: SymbolicIcons
  private let settings: SettingsFollower
  private let read: () -> MenuContent?
  private let onPress: (Request) -> Void
  private let host: TrayHost
  private var traits = TrayHost.Traits()
  private var entry: Entry?
  private var menu: TrayMenu?
  private var autostartMonitor: FileMonitor?
  private var menuUpdate: EventSource?
  private var beginning: EventSource?

  /// A tray on the bus, whose icon is `item`. `read` gives what the menu offers, nil if it can't be read;
  /// `onPress` does what was pressed.
  init(
    _ item: TrayItem, on bus: Bus, theme: SymbolicIcons, settings: SettingsFollower,
    read: @escaping () -> MenuContent?, onPress: @escaping (Request) -> Void
  ) {
    self.item = item
    self.theme = theme
    self.settings = settings
    self.read = read
    self.onPress = onPress
    host = TrayHost(on: bus, item: TrayItem.path)
    item.themePath = theme.folder ?? ""
    item.onPress = { [weak self] in self?.pressed($0) }
  }

  /// Goes to the hosts a little later: the card goes first, and would wait for a menu that is made while the
  /// notification server answers.
  func start() {
    beginning = .timeout(milliseconds: 20) { [weak self] in self?.begin() }
  }

  private func begin() {
    menu = TrayMenu(at: TrayItem.menuPath, onPress: onPress)
    autostartMonitor = try? FileMonitor(path: Autostart().directory) { [weak self] in
      self?.updateMenu()
    }
    refresh()
    host.start { [weak self] traits in
      self?.traits = traits
      self?.refresh()
    }
  }

  func present(_ presentation: Presentation) {
    entry = presentation.entry
    refresh()
  }

  /// Shows the entry again, as fits the host.
  private func refresh() {
    guard let entry else { return }
    item.show(face(of: entry))
    // The icon is what is seen; several changes in a row are one of the menu.
    if menu != nil, menuUpdate == nil { menuUpdate = .idle { [weak self] in self?.updateMenu() } }
  }

  private func updateMenu() {
    menuUpdate = nil
    guard let entry else { return }
    var startsAtLogin = false
    switch try? Autostart().status() {
    case .on, .byUnit: startsAtLogin = true
    case .off, .stale, .damaged, nil: break
    }
    // What could not be read is not waited for again.
    let content = entry.tracker == nil ? nil : read()
    menu?.show(entry, content, startsAtLogin: startsAtLogin)
  }

  private func face(of entry: Entry) -> TrayFace {
    TrayFace(entry, on: traits, theme: theme)
  }

  private func pressed(_ press: TrayItem.Press) {
    switch press {
    case .primary: onPress(.show)
    case .secondary:
      if settings.settings.middlePressLogs { onPress(.firstVerb) }
    }
  }
}
