import CGLib

/// A command line that is quoted as for a shell.
public enum ShellWords {
  /// The first word, nil if the line can't be taken apart.
  public static func first(of line: String) -> String? {
    var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    guard g_shell_parse_argv(line, nil, &words, nil) != 0, let words else { return nil }
    defer { g_strfreev(words) }
    return words[0].map { String(cString: $0) }
  }
}
