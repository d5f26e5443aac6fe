import BrewHost
import GLibKit

/// What is kept of the cards while they are there, so that an agent finds them that is started after this one
/// was killed: the server, and the number that it has for each.
final class CardRecord {
  private let bus: String
  private let file = StateFile("cards")
  private var written = ""

  /// The record of the cards on the servers of a bus, by its id.
  init(bus: String) {
    self.bus = bus
  }

  /// What an agent on this bus has left that did not end by itself; nil if there was none.
  func read() -> (server: String, left: LeftCards)? {
    guard let text = file.read(), let end = text.firstIndex(of: "\n") else { return nil }
    let words = text[..<end].split(separator: " ")
    guard words.count == 2, words[0] == bus else { return nil }
    return (String(words[1]), LeftCards(text[end...]))
  }

  /// Writes what there is on this server, if that is something else than before.
  func write(_ left: LeftCards, server: String) {
    let text = "\(bus) \(server)\n\(left.text)"
    if text == written { return }
    written = text
    do {
      try file.write(text)
    } catch {
      Log.warning("card: one may be left on the screen if the agent is killed: \(error)")
    }
  }

  /// Removes it: nothing is left.
  func remove() {
    if !written.isEmpty { file.remove() }
  }
}
