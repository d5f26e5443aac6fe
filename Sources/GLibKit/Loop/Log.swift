import CGLib
import Synchronization

/// Lines for the journal or standard error, by GLib's structured logging. They never hold what the
/// user recorded.
public enum Log {
  private static let domain = Mutex("")

  /// Sends every line to standard error, in the name of `domain`; GLib would send some to standard
  /// output. Call it first.
  public static func useStandardError(as domain: String) {
    g_log_writer_default_set_use_stderr(1)
    self.domain.withLock { $0 = domain }
  }

  /// Says that something happened.
  public static func message(_ text: String) {
    write(text, level: G_LOG_LEVEL_MESSAGE, priority: "5")
  }

  /// Says that something failed and the program goes on.
  public static func warning(_ text: String) {
    write(text, level: G_LOG_LEVEL_WARNING, priority: "4")
  }

  /// Says what a stage did; shown where `G_MESSAGES_DEBUG` names the domain.
  public static func debug(_ text: @autoclosure () -> String) {
    let domain = domain.withLock { $0 }
    guard g_log_writer_default_would_drop(G_LOG_LEVEL_DEBUG, domain) == 0 else { return }
    write(text(), level: G_LOG_LEVEL_DEBUG, priority: "7")
  }

  private static func write(_ text: String, level: GLogLevelFlags, priority: String) {
    let domain = domain.withLock { $0 }
    let pairs = [("MESSAGE", text), ("GLIB_DOMAIN", domain), ("PRIORITY", priority)]
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
