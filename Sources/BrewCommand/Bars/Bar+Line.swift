import BrewCore
import GLibKit
import Speech

extension Bar {
  /// The line that the bar reads of an entry, without its end.
  func line(_ entry: Entry) -> String {
    let words = BarText(entry)
    let flame = entry.flame.rawValue
    switch self {
    case .waybar:
      let classes = [flame, words.state.rawValue].map(JSONValue.text)
      return JSONValue.object([
        ("text", .text(escapingMarkup(words.text))), ("alt", .text(flame)),
        ("tooltip", .text(entry.tooltip)), ("class", .array(classes)),
        ("percentage", JSONValue(words.percentage)),
      ]).description
    case .polybar:
      return words.text.withoutIsolates.withoutTags
    case .i3blocks:
      // Its settings may say that all blocks are markup.
      return JSONValue.object([
        ("full_text", .text(words.text)), ("short_text", .text(words.badge)),
        ("markup", .text("none")),
      ]).description
    case .i3statusRust:
      // A name that the icon set does not have would be an error, and an empty one is no icon. The usual format
      // takes the text for markup.
      return JSONValue.object([
        ("icon", .text("")), ("state", .text(words.state.forI3statusRust)),
        ("text", .text(escapingMarkup(words.text))),
      ]).description
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
    case .idle: return "Idle"
    case .unreadable: return "Critical"
    }
  }
}
