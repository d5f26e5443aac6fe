import CGLib

/// A program that is run to its end in a process of its own.
public enum OtherProcess {
  /// What it wrote to standard output, nil unless it ended with 0. `changes` are variables of its
  /// environment that differ from this process's. Throws ``GLibError`` if it can't be started.
  public static func output(
    of program: String, _ arguments: [String], changes: KeyValuePairs<String, String> = [:]
  ) throws(GLibError) -> String? {
    var words = ([program] + arguments).map { g_strdup($0) } + [nil]
    var variables = g_get_environ()
    for (name, value) in changes { variables = g_environ_setenv(variables, name, value, 1) }
    var text: UnsafeMutablePointer<CChar>?
    var status: gint = 0
    defer {
      words.forEach { g_free($0) }
      g_strfreev(variables)
    }
    try throwing {
      g_spawn_sync(
        nil, &words, variables, G_SPAWN_STDERR_TO_DEV_NULL, nil, nil, &text, nil, &status, $0)
    }
    let output = taking(text)
    return g_spawn_check_wait_status(status, nil) != 0 ? output : nil
  }
}
