import GioKit

/// What the agent exports for others to ask. It is there before the agent has its name: whoever waits for that
/// asks at once.
final class BusObjects {
  let search = Search()
  let card: CardObject
  let tray: TrayItem
  private let searches: (GnomeSearch, PlasmaSearch)

  /// Exports them; they answer once the agent's loop runs. Throws ``GLibError``.
  init(on bus: Bus) throws {
    card = try CardObject(on: bus)
    tray = try TrayItem(on: bus)
    searches = (try GnomeSearch(search, on: bus), try PlasmaSearch(search, on: bus))
  }
}
