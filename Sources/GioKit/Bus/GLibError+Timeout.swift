import CGio
import GLibKit

extension GLibError {
  /// True if the peer, or somebody between, gave up waiting.
  public var isTimeout: Bool {
    switch domain {
    case "g-io-error-quark": code == Int(G_IO_ERROR_TIMED_OUT.rawValue)
    case "g-dbus-error-quark": code == Int(G_DBUS_ERROR_TIMEOUT.rawValue)
    default: false
    }
  }
}
