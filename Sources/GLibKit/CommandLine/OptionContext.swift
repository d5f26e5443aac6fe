import CGLib
import Speech

/// The options of one command, declared once for parsing and for help (GOption).
public struct OptionContext: Sendable {
  /// The command as it is called, such as `git commit`.
  public let program: String
  /// What help writes after the options, such as `[METHOD]`.
  public let arguments: String?
  /// What help says first.
  public let summary: String
  /// What help says last.
  public let description: String?
  /// The options.
  public let options: [Option]

  /// A command from its parts.
  public init(
    program: String, arguments: String? = nil, summary: String, description: String? = nil,
    options: [Option]
  ) {
    self.program = program
    self.arguments = arguments
    self.summary = summary
    self.description = description
    self.options = options
  }

  /// The help text.
  public var help: String {
    g_set_prgname(program)
    let lines = OptionParser(self).help.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      switch line {
      // These are words of GOption.
      case "Usage:": return say("Usage:")
      case "Options:": return say("Options:")
      default: return String(line)
      }
    }.joined(separator: "\n")
  }

  /// Takes a command line apart; the program's name is not part of it.
  public func parse(_ line: [String]) throws(OptionError) -> ParsedOptions {
    let end = try separator(in: line)
    let parser = OptionParser(self)
    try parser.parse(line[..<end])
    return ParsedOptions(
      options: parser.record.options, arguments: parser.record.arguments,
      literals: Array(line[end...].dropFirst()))
  }

  /// Where the `--` stands that ends the options, else the end. GOption would not tell an argument
  /// after it from one before it, and it drops the value of a flag silently.
  private func separator(in line: [String]) throws(OptionError) -> Int {
    var index = 0
    while index < line.count, line[index] != "--" {
      let parts = line[index].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = options.first { parts[0] == "--\($0.name)" }
      if let option, option.value == nil, parts.count == 2 {
        throw .unexpectedValue("--\(option.name)", value: String(parts[1]))
      }
      let isAlone = parts.count == 1 && option?.value != nil
      index += isAlone ? 2 : 1
    }
    return min(index, line.count)
  }
}
