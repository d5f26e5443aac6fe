import GLibKit

/// Where a live view is drawn: in place on a terminal that moves its cursor, one block after the other
/// elsewhere.
final class Screen {
  private let output: Output
  private let isDrawnInPlace: Bool
  private var height = 0

  init(_ output: Output) {
    self.output = output
    let kind = Surroundings.variable("TERM") ?? ""
    isDrawnInPlace = output.isTerminal && !["", "dumb"].contains(kind)
  }

  /// Shows these lines in place of the ones before.
  func show(_ lines: [String]) throws(OutputError) {
    if isDrawnInPlace {
      // To the first line of the last block, clear from there on, and do not wrap: a line that takes
      // two rows would spoil the count. (ECMA-48 CPL and ED; DECAWM.)
      try output.raw((height > 0 ? "\u{1B}[\(height)F" : "") + "\u{1B}[J\u{1B}[?7l")
      for line in lines { try output.line(line) }
      try output.raw("\u{1B}[?7h")
      height = lines.count
    } else {
      for line in lines { try output.line(line) }
      try output.raw("\n")
    }
    try output.flush()
  }
}
