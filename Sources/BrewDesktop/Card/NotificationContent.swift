import BrewCore
import BrewHost

/// What libnotify is to show.
struct NotificationContent: Equatable {
  let summary: String
  /// Markup, if the server reads it.
  let body: String
  /// A path or the name of an icon.
  let icon: String
  let verbs: [Verb]
  /// Whose verbs they are.
  let tracker: Tracker
  /// Buttons say one word.
  let isTerse: Bool
  /// How long it stays: -1 as the server likes, 0 for ever.
  let milliseconds: Int32
  /// When nobody is told that it has left the screen: after how many seconds it has.
  let secondsOnScreen: Int?
  let urgency: Settings.Urgency

  /// The words on a button.
  func label(of verb: Verb) -> String {
    isTerse ? verb.shortWord : verb.label(of: tracker)
  }
}
