import BrewCore
import BrewHost
import CDBusMenu
import GioKit
import Speech

/// The menu of the icon: built once, and changed in place, so that an open one follows.
final class TrayMenu {
  private let server: UnsafeMutablePointer<DbusmenuServer>
  private let reference: ObjectReference
  private let onPress: (Request) -> Void
  private let root = MenuItem()
  private let headline = MenuItem()
  private let log: MenuItem
  private let add: MenuItem
  private let logAs = MenuItem(say("Log as"))
  private let undo: MenuItem
  private let reset: MenuItem
  private let skip: MenuItem
  private let history = MenuItem(say("History"))
  private let days = (0..<7).map { _ in MenuItem() }
  private let quiet: MenuItem
  private let autostart: MenuItem
  private let top: [MenuItem]
  private let bottom: [MenuItem]
  private let othersLine = MenuItem.separator
  private var others: [(tracker: Tracker, menu: TrackerMenu)] = []
  private var methods: [Method: MenuItem] = [:]

  /// A menu at `path` on the session's bus. `onPress` does what was pressed.
  init(at path: String, onPress: @escaping (Request) -> Void) {
    self.onPress = onPress
    server = dbusmenu_server_new(path)
    reference = ObjectReference(taking: server)
    func item(_ label: String, _ press: Request) -> MenuItem {
      MenuItem(label) { onPress(press) }
    }
    log = item(Verb.log.label(of: .brew), .verb(.log))
    add = item(Verb.add.label(of: .brew), .verb(.add))
    undo = item(Verb.undo.label(of: .brew), .verb(.undo))
    reset = item(Verb.reset.label(of: .brew), .verb(.reset))
    skip = item(Verb.skip.label(of: .brew), .verb(.skip))
    add.isVisible = false
    func toggle(_ label: String, _ press: @escaping (Bool) -> Request) -> MenuItem {
      let box = Box()
      let item = MenuItem(label) { onPress(press(box.item?.isChecked != true)) }
      box.item = item
      return item
    }
    quiet = toggle(say("Quiet until tomorrow"), Request.quiet)
    autostart = toggle(say("Start at login"), Request.startAtLogin)
    let about = MenuItem(say("About"))
    about.setChildren([MenuItem("BrewLog \(Version.current)"), MenuItem(say("MIT License"))])
    history.setChildren(days)
    top = [
      headline, .separator, log, add, logAs, undo, reset, skip, .separator, history,
      item(say("Show the card"), .show),
    ]
    bottom = [.separator, quiet, autostart, about, item(say("Quit"), .quit)]
    root.setChildren(top + bottom)
    root.serve(on: server)
  }

  /// An item that what it does needs to know.
  private final class Box {
    weak var item: MenuItem?
  }

  /// Shows what holds now. Where the store can't be read there is nothing to press in it.
  func show(_ entry: Entry, _ content: MenuContent?, startsAtLogin: Bool) {
    headline.label = MenuText.headline(entry)
    for item in [log, add, logAs, reset, skip, history] { item.isEnabled = content != nil }
    undo.isVisible = entry.undo != nil
    autostart.isChecked = startsAtLogin
    guard let content, let tracker = entry.tracker else { return }
    quiet.isChecked = content.isQuiet
    show(content.others)
    let verbs = Verb.offered(by: entry)
    for (item, verb) in [(log, Verb.log), (add, .add), (reset, .reset), (undo, .undo)] {
      item.label = verb.label(of: tracker)
      item.isVisible = verbs.contains(verb)
    }
    skip.isVisible = Verb.offersSkip(entry)
    logAs.isVisible = verbs.contains(.log) && !content.methods.isEmpty
    history.isVisible = tracker.kind == .daily
    var week: [DayMark] = []
    if case .streak(let streak) = entry.content { week = streak.week }
    let lines = MenuText.lastDays(
      until: entry.at.day, brews: content.brews, week: week, of: tracker)
    for (item, line) in zip(days, lines) { item.label = line }
    let items = content.methods.map { method in
      methods[method] ?? MenuItem(MenuText.method(method)) { [onPress] in onPress(.logAs(method)) }
    }
    methods = Dictionary(zip(content.methods, items)) { first, _ in first }
    logAs.setChildren(items)
  }

  /// A submenu for each of the other trackers, those that were there before in their place.
  private func show(_ entries: [Entry]) {
    let present = entries.compactMap { entry in entry.tracker.map { ($0, entry) } }
    if present.map(\.0) != others.map(\.tracker) {
      others = present.map { tracker, _ in
        let before = others.first { $0.tracker == tracker }
        return (tracker, before?.menu ?? TrackerMenu(of: tracker, onPress: onPress))
      }
      let middle = others.isEmpty ? [] : [othersLine] + others.map(\.menu.item)
      root.setChildren(top + middle + bottom)
    }
    for ((_, menu), (_, entry)) in zip(others, present) { menu.show(entry) }
  }
}
