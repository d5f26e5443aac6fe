import CGLib
import Glibc
import Synchronization

/// Lines for the journal or standard error, by GLib's structured logging. They never hold what the
/// user recorded.
public enum Log {
  /// A name and a value of the journal's own, beside the line.
  public typealias Field = (name: String, value: String)

  private struct Reader {
    var domain = ""
    /// True if somebody keeps or wants what is for finding faults.
    var wantsDebug = false
  }

  private static let reader = Mutex(Reader())

  /// Sends every line to standard error, in the name of `domain`; GLib would send some to standard
  /// output. Where that is the journal, it gets those for finding faults too, with their fields, while
  /// GLib would keep them back. Call it first, and once.
  public static func useStandardError(as domain: String) {
    g_log_writer_default_set_use_stderr(1)
    let isJournal = g_log_writer_is_journald(STDERR_FILENO) != 0
    if isJournal { g_log_set_writer_func(writeToJournal, nil, nil) }
    // Asked for once: it takes a look at the environment, and a press has no time for that.
    let wantsDebug = isJournal || g_log_writer_default_would_drop(G_LOG_LEVEL_DEBUG, domain) == 0
    reader.withLock { $0 = Reader(domain: domain, wantsDebug: wantsDebug) }
  }

  /// Says that something happened.
  public static func message(_ text: String) {
    write(text, [], level: G_LOG_LEVEL_MESSAGE, priority: "5")
  }

  /// Says that something failed and the program goes on.
  public static func warning(_ text: String, _ fields: [Field] = []) {
    write(text, fields, level: G_LOG_LEVEL_WARNING, priority: "4")
  }

  /// Says what was done, for finding faults: kept by the journal, and else shown where
  /// `G_MESSAGES_DEBUG` names the domain. Where it is neither, the text is not made.
  public static func debug(
    _ text: @autoclosure () -> String, _ fields: @autoclosure () -> [Field] = []
  ) {
    guard reader.withLock({ $0.wantsDebug }) else { return }
    write(text(), fields(), level: G_LOG_LEVEL_DEBUG, priority: "7")
  }

  private static func write(
    _ text: String, _ fields: [Field], level: GLogLevelFlags, priority: String
  ) {
    let domain = reader.withLock { $0.domain }
    let own = [("MESSAGE", text), ("GLIB_DOMAIN", domain), ("PRIORITY", priority)]
    let copies = (own + fields).map { (g_strdup($0.0), g_strdup($0.1)) }
    defer {
      for (key, value) in copies {
        g_free(key)
        g_free(value)
      }
    }
    let fields = copies.map { GLogField(key: $0.0, value: $0.1, length: -1) }
    g_log_structured_array(level, fields, gsize(fields.count))
  }

  private static func isOwn(_ domain: UnsafePointer<CChar>?) -> Bool {
    domain.map { domain in reader.withLock { $0.domain == String(cString: domain) } } ?? false
  }

  /// What libraries have to say of themselves goes the usual way, which keeps most of it back.
  private static let writeToJournal: GLogWriterFunc = { level, fields, count, _ in
    let all = UnsafeBufferPointer(start: fields, count: Int(count))
    let domain = all.first { strcmp($0.key, "GLIB_DOMAIN") == 0 }?.value
    if isOwn(domain?.assumingMemoryBound(to: CChar.self)),
      g_log_writer_journald(level, fields, count, nil) == G_LOG_WRITER_HANDLED
    {
      return G_LOG_WRITER_HANDLED
    }
    return g_log_writer_default(level, fields, count, nil)
  }
}
