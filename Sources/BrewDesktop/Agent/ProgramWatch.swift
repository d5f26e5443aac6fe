import GLibKit
import Glibc

/// Notices that the file of the running program was replaced, as by an upgrade, or removed.
final class ProgramWatch {
  /// What became of the file.
  enum Change {
    case replaced(String)
    case removed
  }

  private let path: String
  private let identity: FileIdentity
  private let onChange: (Change) -> Void
  private var monitor: FileMonitor?
  private var settling: EventSource?

  /// A watch on the program of this process. Nil if its file can't be watched.
  init?(onChange: @escaping (Change) -> Void) {
    guard let path = Surroundings.program else { return nil }
    self.path = path
    identity = FileIdentity(path)
    self.onChange = onChange
    monitor = try? FileMonitor(path: path) { [weak self] in self?.look(after: 1000) }
    if monitor == nil { return nil }
  }

  /// An installation goes on for a moment after it has come to this file, and one that removes the old
  /// one first leaves a gap, so what is gone is looked for again.
  private func look(after milliseconds: UInt32, again: Bool = true) {
    settling = .timeout(milliseconds: milliseconds) { [weak self] in
      guard let self, FileIdentity(path) != identity else { return }
      if access(path, X_OK) == 0 {
        onChange(.replaced(path))
      } else if again {
        look(after: 4000, again: false)
      } else {
        onChange(.removed)
      }
    }
  }
}
