import BrewCore
import BrewStore
import GLibKit
import Speech

/// Writes entries as the one line that a bar reads.
struct BarLine {
  private let bar: Bar
  private let json: JSONWriter

  init(for bar: Bar) throws {
    self.bar = bar
    json = try JSONWriter()
  }

  /// The line, without its end.
  func text(_ entry: Entry) throws -> String {
    let words = BarText(entry)
    switch bar {
    case .waybar:
      return try json.object([
        ("text", .text(escapingMarkup(words.text))),
        ("alt", .text(entry.flame.rawValue)),
        ("tooltip", .text(entry.tooltip)),
        ("class", .json("[\"\(entry.flame.rawValue)\",\"\(words.state.rawValue)\"]")),
        ("percentage", .integer(Int64(words.percentage))),
      ])
    case .polybar:
      return words.text.withoutIsolates.withoutTags
    case .i3blocks:
      // Its settings may say that all blocks are markup.
      return try json.object([
        ("full_text", .text(words.text)), ("short_text", .text(words.badge)),
        ("markup", .text("none")),
      ])
    case .i3statusRust:
      // A name that the icon set does not have would be an error, and an empty one is no icon.
      return try json.object([
        ("icon", .text("")), ("state", .text(words.state.forI3statusRust)),
        // Its usual format takes this for markup.
        ("text", .text(escapingMarkup(words.text))),
      ])
    }
  }
}

extension Entry {
  /// All that the card says, in Pango markup.
  fileprivate var tooltip: String {
    let text = CardText(self)
    return ([text.summary] + text.lines).map(escapingMarkup).joined(separator: "\n")
  }
}

extension String {
  /// The text as polybar shows it. Polybar can't escape the `%{` that begins a tag, which may be a command: so a
  /// tag of ours, which moves what follows by no pixel, parts the two characters.
  fileprivate var withoutTags: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar == "{", text.unicodeScalars.last == "%" { text += "%{O0}" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}

extension BarText.State {
  fileprivate var forI3statusRust: String {
    switch self {
    case .done: return "Good"
    case .open: return "Info"
    case .unreadable: return "Critical"
    }
  }
}
