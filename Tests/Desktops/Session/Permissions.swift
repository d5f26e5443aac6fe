import Glibc

/// What the modes of files and folders allow.
public enum Permissions {
  /// The words before a command that make them bind it, which they do not as root.
  public static var entrance: [String] {
    getuid() == 0 ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--"] : []
  }
}
