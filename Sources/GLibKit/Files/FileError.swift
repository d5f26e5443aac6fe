import Folders
import Speech

/// Why a file could not be read or written.
public struct FileError: Error, Hashable, CustomStringConvertible {
  /// What was tried.
  public enum Attempt: String, Sendable {
    case read
    case write
    case remove
  }

  /// The file.
  public let file: String
  /// What was tried.
  public let attempt: Attempt
  /// What the system said, such as "Read-only file system".
  public let cause: String

  /// An error from its parts.
  public init(file: String, attempt: Attempt, cause: String) {
    self.file = file
    self.attempt = attempt
    self.cause = cause
  }

  /// One sentence: the file and the cause.
  public var description: String {
    switch attempt {
    case .read: return say("can’t read \(file.isolated): \(cause)")
    case .write: return say("can’t write \(file.isolated): \(cause)")
    case .remove: return say("can’t remove \(file.isolated): \(cause)")
    }
  }
}

extension FileError {
  init(file: String, attempt: Attempt, reported error: GLibError) {
    self.init(file: file, attempt: attempt, cause: error.cause)
  }

  init(file: String, attempt: Attempt, met error: PathError) {
    self.init(file: file, attempt: attempt, cause: error.cause)
  }
}

extension GLibError {
  /// What the system said. GLib puts the file, or a temporary one's name, in front of it.
  fileprivate var cause: String {
    guard domain == "g-file-error-quark" else { return description }
    var rest = description[...]
    while let colon = rest.firstIndex(of: ":"), rest[colon...].hasPrefix(": ") {
      rest = rest[colon...].dropFirst(2)
    }
    return String(rest)
  }
}
