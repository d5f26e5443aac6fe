import BrewHost
import CNotify
import GLibKit
import GioKit

/// A notification of libnotify, which shows one thing after the other. What is pressed on it is the
/// ``NotificationServer``'s to tell: libnotify forgets the number of one that has left the screen.
final class Notification {
  private let notification: UnsafeMutablePointer<NotifyNotification>
  private let reference: ObjectReference

  /// One that is not shown yet.
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

  /// Shows this in place of what has that number, 0 for nothing, and calls `body` with the number that the
  /// server gave it. It is not to be called again before that. libnotify blocks until then, for up to
  /// 25 s if the server is stopped, so `worker` waits; the main loop goes on after a while that a server
  /// at work does not take.
  func show(
    _ content: NotificationContent, replacing number: UInt32, on worker: Worker,
    then body: @escaping @MainActor @Sendable (Result<UInt32, GLibError>) -> Void
  ) {
    reference.id = number
    notify_notification_update(notification, content.summary, content.body, content.icon)
    notify_notification_set_timeout(notification, content.milliseconds)
    notify_notification_set_urgency(notification, content.urgency.forNotify)
    notify_notification_clear_actions(notification)
    for verb in content.verbs {
      notify_notification_add_action(
        notification, verb.rawValue, content.label(of: verb), { _, _, _ in }, nil, nil)
    }
    worker.run(
      waiting: 50,
      { [reference] in
        Result { () throws(GLibError) in
          let shared = reference.raw.assumingMemoryBound(to: NotifyNotification.self)
          _ = try throwing { notify_notification_show(shared, $0) }
          return reference.id
        }
      }, then: body)
  }
}

extension ObjectReference {
  /// The number that the server knows a notification by.
  nonisolated fileprivate var id: UInt32 {
    get { withID { UInt32(bitPattern: g_value_get_int(&$0)) } }
    set {
      withID { value in
        g_value_set_int(&value, Int32(bitPattern: newValue))
        g_object_set_property(object, "id", &value)
      }
    }
  }

  nonisolated private func withID<Answer>(_ body: (inout GValue) -> Answer) -> Answer {
    var value = GValue()
    defer { g_value_unset(&value) }
    g_object_get_property(object, "id", &value)
    return body(&value)
  }

  nonisolated private var object: UnsafeMutablePointer<GObject> {
    raw.assumingMemoryBound(to: GObject.self)
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
