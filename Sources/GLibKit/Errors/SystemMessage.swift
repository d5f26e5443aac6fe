import CGLib
import Glibc

/// What the system says of the last call that failed.
public func systemMessage(_ number: Int32 = errno) -> String {
  g_strerror(number).map { String(cString: $0) } ?? "error \(number)"
}
