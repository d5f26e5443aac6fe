import CGLib

/// What the running program was given by its surroundings.
public enum Surroundings {
  /// A variable of the environment, nil if it is not set or not UTF-8.
  public static func variable(_ name: String) -> String? {
    g_getenv(name).flatMap { String(validatingCString: $0) }
  }

  /// The file of the running program, absolute.
  public static var program: String? {
    taking(g_file_read_link("/proc/self/exe", nil))
  }

  /// The file of the program of another process, nil if it can't be told.
  public static func program(of process: UInt32) -> String? {
    taking(g_file_read_link("/proc/\(process)/exe", nil))
  }

  /// The program of this name that a shell would find: in `PATH`, or by its path.
  public static func findProgram(_ name: String) -> String? {
    taking(g_find_program_in_path(name))
  }
}
