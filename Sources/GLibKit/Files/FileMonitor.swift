import CGLib

/// Watches a file or a folder for changes by any process, through inotify.
@MainActor
public final class FileMonitor {
  private let connection: SignalConnection

  /// Calls `onChange` after each change in a folder, or of a file, whose folder has to be there:
  /// GLib would look for it every four seconds. Several changes in quick succession may come as one.
  /// Throws ``GLibError``.
  public init(path: String, onChange: @escaping @MainActor () -> Void) throws(GLibError) {
    let folder = taking(g_path_get_dirname(path)) ?? "."
    let isThere = [path, folder].contains { (place: String) in
      g_file_test(place, G_FILE_TEST_IS_DIR) != 0
    }
    guard isThere else {
      throw GLibError(message: "can’t watch \(path): there is no folder \(folder)")
    }
    let file = g_file_new_for_path(path)
    defer { g_object_unref(file.map(UnsafeMutableRawPointer.init)) }
    let monitor = try throwing { g_file_monitor(file, G_FILE_MONITOR_WATCH_MOVES, nil, $0) }
    guard let monitor else { throw GLibError(message: "no monitor for \(path)") }
    defer { g_object_unref(monitor) }
    connection = SignalConnection(monitor, "changed") { _ in onChange() }
  }
}
