/// A command line of bash up to the cursor, split as bash splits it. Nothing in it is run.
struct BashLine {
  /// What the cursor stands in.
  enum Quotation {
    case none
    case single
    case double
    /// Between `$'` and `'`, where a backslash begins an escape sequence.
    case escapes
  }

  /// The words before the last one, the command's own name not among them.
  private(set) var before: [String] = []
  /// What was typed of the last word, without its quotation marks; nil if it has an expansion, whose value
  /// only bash knows.
  private(set) var current: String? = ""
  /// What the cursor stands in.
  private(set) var quotation = Quotation.none
  /// True if a backslash before the cursor makes the next character literal.
  private(set) var isEscaping = false
  /// True if the last word is the file of a redirection.
  private(set) var isRedirection = false
  private var isInWord = false

  init(_ line: String) {
    var rest = Substring(line).unicodeScalars
    while let scalar = rest.popFirst() {
      if isEscaping {
        isEscaping = false
        appendEscaped(scalar)
      } else if scalar == "$", quotation == .none, rest.first == "'" {
        rest.removeFirst()
        begin(.escapes)
      } else {
        append(scalar)
      }
    }
    before = Array(before.dropFirst())
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch (quotation, scalar) {
    case (.single, "'"), (.escapes, "'"), (.double, "\""): quotation = .none
    case (.single, _): current?.unicodeScalars.append(scalar)
    case (_, "\\"):
      isInWord = true
      isEscaping = true
    case (.escapes, _): current?.unicodeScalars.append(scalar)
    case (_, "$"), (_, "`"):
      isInWord = true
      current = nil
    case (.double, _): current?.unicodeScalars.append(scalar)
    case (.none, "'"): begin(.single)
    case (.none, "\""): begin(.double)
    case (.none, " "), (.none, "\t"), (.none, "\n"): endWord()
    case (.none, "<"), (.none, ">"):
      // A number just before it is a file descriptor.
      if current?.allSatisfy(\.isNumber) == true { isInWord = false }
      endWord()
      current = ""
      isRedirection = true
    case (.none, _):
      isInWord = true
      current?.unicodeScalars.append(scalar)
    }
  }

  private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
    switch quotation {
    case .double where !BashLine.escapedInDouble.contains(scalar):
      current?.unicodeScalars.append(contentsOf: ["\\", scalar])
    // Readline takes these marks for those of single quotes, in which it knows no escape sequence.
    case .escapes where scalar != "\\": current = nil
    default: current?.unicodeScalars.append(scalar)
    }
  }

  private mutating func begin(_ new: Quotation) {
    isInWord = true
    quotation = new
  }

  private mutating func endWord() {
    guard isInWord else { return }
    if !isRedirection { before.append(current ?? "") }
    isRedirection = false
    isInWord = false
    current = ""
  }

  /// What a backslash makes literal between `"` and `"`.
  static let escapedInDouble: Set<Unicode.Scalar> = ["$", "`", "\"", "\\"]
}
