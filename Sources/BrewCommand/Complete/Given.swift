import GLibKit

/// The words between a verb and the one that is being typed.
struct Given {
  /// The names of the options.
  private(set) var options: Set<String> = []
  /// The values of those that have one.
  private(set) var values: [String: String] = [:]
  /// The words that are no options.
  private(set) var operands: [String] = []
  /// The option whose value comes next.
  private(set) var unfinished: String?
  /// True after `--`.
  private(set) var areOptionsOver = false

  init(_ words: [String], of known: [Option]) {
    for word in words {
      if let name = unfinished {
        values[name] = word
        unfinished = nil
      } else if areOptionsOver || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        areOptionsOver = true
      } else {
        let parts = word.drop { $0 == "-" }.split(separator: "=", maxSplits: 1).map(String.init)
        guard let name = parts.first else { continue }
        options.insert(name)
        if parts.count == 2 {
          values[name] = parts[1]
        } else if known.contains(where: { $0.name == name && $0.value != nil }) {
          unfinished = name
        }
      }
    }
  }
}
