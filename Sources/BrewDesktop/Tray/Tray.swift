import BrewCore
import BrewHost
import GLibKit
import GioKit

/// The streak as an icon in the tray, with a menu.
final class Tray: Surface {
  /// Where the icon is on the bus. It is not the usual path: a host that looks for items at that one
  /// by itself would find ours under the agent's name too, and show it twice.
  private static let path = ApplicationID.objectPath + "/tray"

  private let bus: Bus
  private let theme: SymbolicIcons
  private let settings: SettingsFollower
  private let read: () -> MenuContent?
  private let onPress: (Request) -> Void
  private let host: TrayHost
  private var traits = TrayHost.Traits()
  private var entry: Entry?
  private var item: TrayItem?
  private var menu: TrayMenu?
  private var autostartMonitor: FileMonitor?
  private var menuUpdate: EventSource?
  private var beginning: EventSource?

  /// A tray on the bus. `read` gives what the menu offers, nil if it can't be read; `onPress` does
  /// what was pressed.
  init(
    on bus: Bus, theme: SymbolicIcons, settings: SettingsFollower,
    read: @escaping () -> MenuContent?, onPress: @escaping (Request) -> Void
  ) {
    self.bus = bus
    self.theme = theme
    self.settings = settings
    self.read = read
    self.onPress = onPress
    host = TrayHost(on: bus, item: Self.path)
  }

  /// Comes to be a little later: the card goes first, and would wait for an icon that is made while the
  /// notification server answers.
  func start() {
    beginning = .timeout(milliseconds: 20) { [weak self] in
      do {
        try self?.begin()
      } catch {
        Log.warning("tray: there will be no icon: \(error)")
      }
    }
  }

  private func begin() throws {
    guard let entry else { return }
    let menu = TrayMenu(at: Self.path + "/menu", onPress: onPress)
    item = try TrayItem(
      on: bus, at: Self.path, menu: Self.path + "/menu", theme: theme, face: face(of: entry)
    ) { [weak self] in self?.pressed($0) }
    self.menu = menu
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
    guard let entry, let item else { return }
    item.show(face(of: entry))
    // The icon is what is seen; several changes in a row are one of the menu.
    if menuUpdate == nil { menuUpdate = .idle { [weak self] in self?.updateMenu() } }
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
