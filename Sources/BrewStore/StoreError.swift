import Folders
import Glibc
import Speech

/// Why the store can't be read or written. The file is as it was.
public struct StoreError: Error, Hashable {
  /// What is wrong.
  public enum Cause: Hashable, Sendable {
    /// Neither `XDG_DATA_HOME` nor `HOME` is an absolute path.
    case noHome
    /// The folder or file can't be opened or made; the system's error number.
    case cannotOpen(errno: Int32)
    /// The file is a link to one that is not there.
    case leadsNowhere
    /// A link on the way to it can't be followed.
    case behindLink(PathError)
    /// The file is no SQLite database.
    case notADatabase
    /// It is a SQLite database of another program.
    case foreign
    /// It was written by a later version of BrewLog.
    case newer(schema: Int, known: Int)
    /// The file is damaged; where, in words for those who know its shape.
    case corrupt(String)
    /// The file or its folder can't be written.
    case readOnly
    /// There is no room left.
    case full
    /// Files of this process may not grow that large (`ulimit -f`).
    case limited
    /// Another program held it locked for too long.
    case busy
    /// Anything else, as SQLite says it.
    case other(code: Int32, message: String)
  }

  /// The path of the file.
  public let file: String
  /// What is wrong.
  public let cause: Cause

  /// An error of a file.
  public init(file: String, cause: Cause) {
    self.file = file
    self.cause = cause
  }
}

extension StoreError: CustomStringConvertible {
  /// One sentence: the file, what was found and what to do.
  public var description: String {
    let file = file.isolated
    switch cause {
    case .noHome:
      return say("no place for \(file): XDG_DATA_HOME or HOME has to be an absolute path; set one")
    case .cannotOpen(let errno):
      return say(
        "can’t open \(file): \(systemMessage(errno)); make it and its folder yours to write")
    case .leadsNowhere:
      return say(
        "\(file) is a link to a file that is not there; put that back, or remove the link")
    case .behindLink(let error):
      return say("can’t open \(file): \(error.cause)")
    case .notADatabase:
      return say(
        "\(file) is no SQLite database; it was left as it is: move it away or restore a copy")
    case .foreign:
      return say("\(file) belongs to another program; it was left as it is: move it away")
    case .newer(let schema, let known):
      return say(
        """
        \(file) has schema \(schema) and this BrewLog knows up to \(known); \
        it was left as it is: install a newer BrewLog
        """)
    case .corrupt(let place):
      return say(
        """
        \(file) is damaged (\(place)); it was left as it is: try “brewlog doctor --mend”, or restore \
        a copy of it
        """)
    case .readOnly:
      return say("\(file) is read-only; make it and its folder yours to write")
    case .full:
      return say(
        "no room left on the disk of \(file); nothing was written: free some and try again")
    case .limited:
      return say(
        """
        \(file) or a file beside it may not grow: the limit on the size of files is reached; nothing was \
        written: raise it with ulimit -f and try again
        """)
    case .busy:
      return say(
        "\(file) was locked by another program for too long; nothing was written: try again")
    case .other(let code, let message):
      return say(
        "\(file) can’t be used: SQLite says: \(message) (\(code)); look at it with: brewlog doctor")
    }
  }
}

extension StoreError {
  init(file: String, met error: PathError) {
    if case .system(let number) = error {
      self.init(file: file, cause: Cause(number: number))
    } else {
      self.init(file: file, cause: .behindLink(error))
    }
  }
}

extension StoreError.Cause {
  /// The cause why a file could not be opened, made or written, from the system's error number.
  init(number: Int32) {
    self = Self.ofRoom(number) ?? .cannotOpen(errno: number)
  }

  /// The cause if it is one of room.
  static func ofRoom(_ number: Int32) -> Self? {
    switch number {
    case ENOSPC, EDQUOT: return .full
    case EFBIG: return .limited
    default: return nil
    }
  }
}
