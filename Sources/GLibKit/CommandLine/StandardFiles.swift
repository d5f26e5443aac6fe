import Glibc

/// The three files that every program expects to be open.
public enum StandardFiles {
  /// Opens those that are closed, so that none of what the program opens gets the number of one: it would
  /// be written to, as to a log. Such a file takes nothing and gives nothing.
  public static func fill() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is the one that is missing.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
