/// A notification of another program, which nothing of ours may touch.
public struct Foreign: Sendable {
  /// Its title, found on the screen.
  public let summary: String
  /// The id that the server gave it.
  public let id: UInt32
}

extension LiveDesktop {
  /// Sends a notification as another program would, to stay for an hour: some take 0, which is for ever,
  /// for their usual time.
  public func sendForeign(_ summary: String = "Kettle is boiling") throws -> Foreign {
    let reply = try session.run([
      "gdbus", "call", "--session", "--dest", "org.freedesktop.Notifications",
      "--object-path", "/org/freedesktop/Notifications",
      "--method", "org.freedesktop.Notifications.Notify",
      "kettle", "0", "", summary, "From another program.", "[]", "{}", "3600000",
    ])
    // The reply reads "(uint32 1,)".
    let digits = reply.drop { $0 != " " }.filter(\.isNumber)
    return Foreign(summary: summary, id: UInt32(digits) ?? 0)
  }

  /// Whether the other program's notification is as it was: open, its own, and on the screen.
  public func stands(_ foreign: Foreign) throws -> Bool {
    try session.bus.catchUp()
    let card = session.bus.cards.first { $0.id == foreign.id }
    guard card?.summary == foreign.summary else { return false }
    return try withList { try look().count(foreign.summary) == 1 }
  }
}
