import Foundation

/// One message on the bus, as `busctl monitor --json` tells it.
struct BusMessage {
  let type: String
  let sender: String
  let destination: String
  let member: String
  let interface: String
  let cookie: Int
  let replyCookie: Int
  let errorName: String
  let arguments: [Any]

  init?(line: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: line) as? [String: Any] else {
      return nil
    }
    type = object["type"] as? String ?? ""
    sender = object["sender"] as? String ?? ""
    destination = object["destination"] as? String ?? ""
    member = object["member"] as? String ?? ""
    interface = object["interface"] as? String ?? ""
    cookie = object["cookie"] as? Int ?? 0
    replyCookie = object["reply_cookie"] as? Int ?? 0
    errorName = object["error_name"] as? String ?? ""
    arguments = (object["payload"] as? [String: Any])?["data"] as? [Any] ?? []
  }

  func text(_ index: Int) -> String { at(index) as? String ?? "" }

  func number(_ index: Int) -> UInt32 { (at(index) as? NSNumber)?.uint32Value ?? 0 }

  /// The card that a call of Notify sends, under the id of the reply.
  func card(id: UInt32) -> Card {
    let words = at(5) as? [String] ?? []
    let pairs = stride(from: 0, to: words.count - 1, by: 2)
    let hints = at(6) as? [String: [String: Any]] ?? [:]
    return Card(
      id: id, replaces: number(1), sender: sender, application: text(0), icon: text(2),
      summary: text(3), body: text(4),
      actions: pairs.map { Card.Action(key: words[$0], label: words[$0 + 1]) },
      hints: hints.mapValues { $0["data"].map { "\($0)" } ?? "" },
      timeout: (at(7) as? NSNumber)?.int32Value ?? 0)
  }

  private func at(_ index: Int) -> Any? {
    arguments.indices.contains(index) ? arguments[index] : nil
  }
}
