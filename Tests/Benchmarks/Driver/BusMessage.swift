/// What was said on the bus about a notification or an icon, and when the observer had it.
struct BusMessage: Sendable {
  enum Content: Sendable {
    /// Somebody calls Notify.
    case shown(sender: String, serial: UInt32)
    /// Something is replied to a call; for Notify it is the number of the notification.
    case answered(caller: String, serial: UInt32, id: UInt32)
    /// The server says that an action was pressed.
    case pressed(id: UInt32)
    /// A host says that an item of a menu was pressed.
    case menuPressed
    /// The icon in the tray is another one now.
    case iconChanged
  }

  /// On ``Clock``.
  let time: UInt64
  let content: Content
}
