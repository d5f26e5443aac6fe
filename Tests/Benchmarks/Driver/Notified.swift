import Foundation

/// A notification as it was shown: when, and by whom.
struct Notified {
  let time: UInt64
  let sender: String

  /// The first one among the messages that the server has answered.
  init?(first messages: [BusMessage], after start: UInt64 = 0) {
    for message in messages where message.time >= start {
      guard case .shown(let sender, let serial) = message.content else { continue }
      for reply in messages {
        guard case .answered(sender, serial, _) = reply.content else { continue }
        self.init(time: message.time, sender: sender)
        return
      }
      return nil
    }
    return nil
  }

  private init(time: UInt64, sender: String) {
    self.time = time
    self.sender = sender
  }
}
