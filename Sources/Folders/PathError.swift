import Glibc
import Speech

/// Why what stands at a path could not be used.
public enum PathError: Error, Hashable {
  /// What the system said, by its error number.
  case system(Int32)
  /// This link on the way was not followed, because another user may have made it.
  case foreignLink(String)
  /// A link on the way leads to this folder, which is not there.
  case leadsNowhere(String)

  /// The error that the last system call left.
  static var last: PathError { .system(errno) }

  /// The system's number of it.
  public var number: Int32 {
    switch self {
    case .system(let number): return number
    case .foreignLink: return ELOOP
    case .leadsNowhere: return ENOENT
    }
  }

  /// What is wrong, for a sentence that names the file.
  public var cause: String {
    switch self {
    case .system(let number): return String(cString: strerror(number))
    case .foreignLink(let link):
      return say(
        """
        another user may have made the link \(link), so it is not followed; remove it, or choose a folder \
        that only you can write to
        """)
    case .leadsNowhere(let folder):
      return say(
        "a link on the way leads to \(folder), which is not there; make it, or remove the link")
    }
  }
}
