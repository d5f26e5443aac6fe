import Foundation

/// A notification as it was shown: when, by whom, and under which number.
struct Notified {
  let time: UInt64
  let sender: String
  let id: UInt32

  /// The first one among the messages that the server has answered.
  init?(first messages: [BusMessage], after start: UInt64 = 0) {
    for message in messages where message.time >= start {
      guard case .shown(let sender, let serial) = message.content else { continue }
      for reply in messages {
        guard case .answered(sender, serial, let id) = reply.content else { continue }
        self.init(time: message.time, sender: sender, id: id)
        return
      }
      return nil
    }
    return nil
  }

  private init(time: UInt64, sender: String, id: UInt32) {
    self.time = time
    self.sender = sender
    self.id = id
  }
}
