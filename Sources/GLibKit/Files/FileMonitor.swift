import CGLib
import Glibc

/// Watches a file or a folder for changes by any process, through inotify.
///
/// GIO's monitor does not see a folder that is made again without polling for it, and GIO alone takes
/// longer to load than a short command runs.
@MainActor
public final class FileMonitor {
  private let path: String
  private let name: String
  private let descriptor: Int32
  private let onChange: @MainActor () -> Void
  private var source: EventSource?
  private var parent: Int32 = -1

  private static let changes = UInt32(
    IN_CREATE | IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE)

  /// Calls `onChange` after each change in a folder, or of a file, that need not exist yet; the
  /// folder that holds it has to. Several changes in quick succession may come as one.
  /// Throws ``GLibError``.
  public init(path: String, onChange: @escaping @MainActor () -> Void) throws(GLibError) {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    self.path = path
    self.name = String(path[slash...].dropFirst())
    self.onChange = onChange
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { throw GLibError(errno: errno, doing: "inotify_init1") }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    parent = inotify_add_watch(descriptor, folder, Self.changes | UInt32(IN_ONLYDIR))
    guard parent >= 0 else {
      throw GLibError(message: "can’t watch \(path): \(folder): \(systemMessage())")
    }
    watchItself()
    source = EventSource.readable(descriptor) { [weak self] in self?.read() }
  }

  deinit {
    close(descriptor)
  }

  /// A watch belongs to the file that stands at the path now, so it is set anew with each that comes
  /// to stand there; on the same one it is the same watch.
  private func watchItself() {
    _ = inotify_add_watch(descriptor, path, Self.changes)
  }

  private func read() {
    var hasChanged = false
    var bytes = [UInt8](repeating: 0, count: 4096)
    while case let count = Glibc.read(descriptor, &bytes, bytes.count), count > 0 {
      if events(in: bytes[..<count]).contains(where: isOfInterest) { hasChanged = true }
    }
    guard hasChanged else { return }
    watchItself()
    onChange()
  }

  private func isOfInterest(_ event: (watch: Int32, name: String)) -> Bool {
    event.watch != parent || event.name == name
  }

  /// The watch and the name of each event (inotify(7)). A lost one has no watch and counts as a change.
  private func events(in bytes: ArraySlice<UInt8>) -> [(watch: Int32, name: String)] {
    let size = MemoryLayout<inotify_event>.size
    var found: [(watch: Int32, name: String)] = []
    var rest = bytes
    while rest.count >= size {
      let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      rest = rest.dropFirst(size)
      let name = String(decoding: rest.prefix(Int(event.len)).prefix { $0 != 0 }, as: UTF8.self)
      rest = rest.dropFirst(Int(event.len))
      found.append((event.wd, name))
    }
    return found
  }
}
