import GLibKit

/// The folders for configuration and data (XDG Base Directory Specification 0.8). Paths in the
/// variables that are empty or relative are ignored, as it says.
public struct BaseDirectories: Hashable, Sendable {
  /// `$XDG_CONFIG_HOME`: the person's own settings.
  public let configHome: String
  /// `$XDG_CONFIG_DIRS`: the system's settings, the most important first.
  public let configDirectories: [String]
  /// Where the files that come with the program may be, the most important first: beside it, so that
  /// a program that was moved finds its own, then `$XDG_DATA_HOME` and `$XDG_DATA_DIRS`.
  public let dataDirectories: [String]

  /// The folders that an environment names, for a program with this path.
  public init(
    environment: (String) -> String? = Surroundings.variable, home: String = Surroundings.home,
    program: String? = Surroundings.program
  ) {
    func absolute(_ name: String) -> [String] {
      (environment(name) ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
    }
    func own(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    func system(_ name: String, _ usual: [String]) -> [String] {
      let named = absolute(name)
      return named.isEmpty ? usual : named
    }
    configHome = own("XDG_CONFIG_HOME") ?? "\(home)/.config"
    configDirectories = system("XDG_CONFIG_DIRS", ["/etc/xdg"])
    let beside = program.map { path in
      path.split(separator: "/").dropLast(2).map { "/\($0)" }.joined() + "/share"
    }
    dataDirectories =
      [beside, own("XDG_DATA_HOME") ?? "\(home)/.local/share"].compactMap(\.self)
      + system("XDG_DATA_DIRS", ["/usr/local/share", "/usr/share"])
  }
}
