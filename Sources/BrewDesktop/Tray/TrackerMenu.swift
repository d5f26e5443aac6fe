import BrewCore
import Speech

/// The submenu of a tracker besides the one whose the icon is.
final class TrackerMenu {
  /// Its item, which says how the tracker stands.
  let item = MenuItem()
  private let verbs: [(verb: Verb, item: MenuItem)]

  /// A submenu; `onPress` does what was pressed.
  init(of tracker: Tracker, onPress: @escaping (Request) -> Void) {
    let id = tracker.id
    verbs = Verb.all(of: tracker).map { verb in
      (verb, MenuItem(verb.label(of: tracker)) { onPress(.verbOn(id, verb)) })
    }
    item.setChildren(
      verbs.map(\.item) + [
        .separator, MenuItem(say("Show the card")) { onPress(.showTracker(id)) },
      ])
  }

  /// Shows what holds now.
  func show(_ entry: Entry) {
    item.label = MenuText.submenu(entry)
    let offered = Verb.offered(by: entry)
    for (verb, item) in verbs {
      item.isVisible = verb == .skip ? Verb.offersSkip(entry) : offered.contains(verb)
    }
  }
}
