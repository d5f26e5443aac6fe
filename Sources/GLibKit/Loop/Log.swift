import CGLib

/// Lines for the journal or standard error, by GLib's structured logging. They never hold what the
/// user recorded.
public enum Log {
  /// Sends every line to standard error; GLib would send some to standard output. Call it first.
  public static func useStandardError() {
    g_log_writer_default_set_use_stderr(1)
  }

  /// Says that something happened.
  public static func message(_ text: String) {
    write(text, level: G_LOG_LEVEL_MESSAGE, priority: "5")
  }

  /// Says that something failed and the program goes on.
  public static func warning(_ text: String) {
    write(text, level: G_LOG_LEVEL_WARNING, priority: "4")
  }

  /// Says what a stage did; shown with `G_MESSAGES_DEBUG=brewlog`.
  public static func debug(_ text: @autoclosure () -> String) {
    guard g_log_writer_default_would_drop(G_LOG_LEVEL_DEBUG, "brewlog") == 0 else { return }
    write(text(), level: G_LOG_LEVEL_DEBUG, priority: "7")
  }

  private static func write(_ text: String, level: GLogLevelFlags, priority: String) {
    let pairs = [("MESSAGE", text), ("GLIB_DOMAIN", "brewlog"), ("PRIORITY", priority)]
    let copies = pairs.map { (g_strdup($0.0), g_strdup($0.1)) }
    defer {
      for (key, value) in copies {
        g_free(key)
        g_free(value)
      }
    }
    let fields = copies.map { GLogField(key: $0.0, value: $0.1, length: -1) }
    g_log_structured_array(level, fields, gsize(fields.count))
  }
}
