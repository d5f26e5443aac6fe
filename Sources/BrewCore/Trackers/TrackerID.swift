import Speech

/// The name by which verbs and the store know a tracker. It never changes.
public struct TrackerID: Hashable, Sendable, PersonalText {
  /// The text.
  public let description: String

  /// An identifier that was stored or typed before. The text is taken as it is.
  public init(stored text: String) {
    self.description = text
  }

  /// An identifier for a new tracker: the letters and digits of its name in lower case, with a number
  /// after them if that is `taken`.
  public init(naming name: ShortText, besides taken: [TrackerID]) {
    let words = name.description.lowercased().split { !$0.isLetter && !$0.isNumber }
    let slug = words.isEmpty ? "tracker" : words.joined(separator: "-")
    let numbered = (2...taken.count + 2).map { TrackerID(stored: "\(slug)-\($0)") }
    let free = ([TrackerID(stored: slug)] + numbered).first { !taken.contains($0) }
    self.description = (free ?? TrackerID(stored: slug)).description
  }

  /// The identifier in a command that is to be copied, quoted if a shell needs that.
  public var argument: String {
    let isPlain = description.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    if isPlain, !description.isEmpty { return description }
    let parts = description.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: #"'\''"#).printable)'"
  }

  /// The tracker that every store has.
  public static let brew = TrackerID(stored: "brew")
}
