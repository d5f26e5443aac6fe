import Foundation

/// A line of the table.
struct Row {
  /// What was measured, and against what.
  let what: String
  /// The figure of BrewLog.
  let ours: String
  /// The figure of the other side, empty if there is none.
  let theirs: String
  /// The result that counts.
  let result: String
  /// What it may be.
  let reach: String

  /// Two medians and their ratio.
  init(_ what: String, _ contest: Contest, reach: Double) {
    self.what = what
    ours = Row.text(contest.ours)
    theirs = Row.text(contest.theirs)
    result = String(format: "%.2f×", contest.ratio)
    self.reach = String(format: "≤ %.1f×", reach)
  }

  /// A figure by itself.
  init(_ what: String, _ value: String, reach: String) {
    self.what = what
    ours = value
    theirs = ""
    result = value
    self.reach = reach
  }

  /// A figure of memory in kilobytes.
  static func memory(_ what: String, _ kilobytes: Int, reach: String) -> Row {
    Row(what, String(format: "%.1f MB", Double(kilobytes) / 1024), reach: reach)
  }

  private static func text(_ milliseconds: Double) -> String {
    String(format: "%.2f ms", milliseconds)
  }

  /// The line in Markdown.
  var markdown: String {
    "| \([what, ours, theirs, result, reach].joined(separator: " | ")) |"
  }

  /// The two lines above the first.
  static let heading = """
    | What | BrewLog | Other | Result | Reach |
    |---|--:|--:|--:|--:|
    """
}
