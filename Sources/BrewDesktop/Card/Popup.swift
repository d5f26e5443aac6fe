import BrewCore
import BrewHost
import CNotify
import GLibKit
import GioKit

/// One notification of libnotify: what it shows and the presses on it.
final class Popup {
  /// What libnotify is to show.
  struct Content: Equatable {
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

    fileprivate func label(of verb: Verb) -> String {
      isTerse ? verb.shortWord : verb.label(of: tracker)
    }
  }

  private let notification: UnsafeMutablePointer<NotifyNotification>
  private let reference: ObjectReference

  /// A popup that is not shown yet.
  init() {
    notification = notify_notification_new(" ", nil, nil)
    reference = ObjectReference(taking: notification)
    for (hint, value) in [
      ("resident", g_variant_new_boolean(1)),
      ("desktop-entry", g_variant_new_string(ApplicationID.name)),
    ] {
      notify_notification_set_hint(notification, hint, value)
    }
  }

  /// The number that the server gave it, 0 while it has none. libnotify drops it when the server says
  /// that it was closed, though the server may have shown it again with that number.
  var id: UInt32 {
    get { withNumber { UInt32(bitPattern: g_value_get_int(&$0)) } }
    set {
      withNumber { value in
        g_value_set_int(&value, Int32(bitPattern: newValue))
        g_object_set_property(object, "id", &value)
      }
    }
  }

  private func withNumber<Answer>(_ body: (inout GValue) -> Answer) -> Answer {
    var value = GValue()
    defer { g_value_unset(&value) }
    g_object_get_property(object, "id", &value)
    return body(&value)
  }

  private var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(notification).assumingMemoryBound(to: GObject.self)
  }

  /// Shows it, in place of what it showed before if that is still there. `onPress` is called with
  /// what was pressed on this content, `body` when the server has answered. It is not to be called
  /// again before that. libnotify blocks until then, for up to 25 s if the server is stopped, so
  /// `worker` waits; the main loop goes on after a while that a server at work does not take.
  func show(
    _ content: Content, on worker: Worker, onPress: @escaping (Verb) -> Void,
    then body: @escaping @MainActor @Sendable (Result<Void, GLibError>) -> Void
  ) {
    notify_notification_update(notification, content.summary, content.body, content.icon)
    notify_notification_set_timeout(notification, content.milliseconds)
    notify_notification_set_urgency(notification, content.urgency.forNotify)
    notify_notification_clear_actions(notification)
    for verb in content.verbs {
      notify_notification_add_action(
        notification, verb.rawValue, content.label(of: verb),
        { _, _, data in Callback<Void>.call(data, ()) },
        Callback<Void> { onPress(verb) }.retained, releaseCallback)
    }
    worker.run(
      waiting: 50,
      { [reference] in
        Result { () throws(GLibError) in
          let shared = reference.raw.assumingMemoryBound(to: NotifyNotification.self)
          try throwing { notify_notification_show(shared, $0) }
        }
      }, then: body)
  }
}

extension Settings.Urgency {
  fileprivate var forNotify: NotifyUrgency {
    switch self {
    case .low: return NOTIFY_URGENCY_LOW
    case .normal: return NOTIFY_URGENCY_NORMAL
    case .critical: return NOTIFY_URGENCY_CRITICAL
    }
  }
}
