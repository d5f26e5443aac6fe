import GLibKit

/// The folders for configuration (XDG Base Directory Specification 0.8). Paths in the variables that
/// are empty or relative are ignored, as it says.
public struct BaseDirectories: Hashable, Sendable {
  /// `$XDG_CONFIG_HOME`: the person's own.
  public let configHome: String
  /// `$XDG_CONFIG_DIRS`: the system's, the most important first.
  public let configDirectories: [String]

  /// The folders that an environment names.
  public init(
    environment: (String) -> String? = Surroundings.variable, home: String = Surroundings.home
  ) {
    func absolute(_ name: String) -> [String] {
      (environment(name) ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
    }
    let own = environment("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let system = absolute("XDG_CONFIG_DIRS")
    configHome = own ?? "\(home)/.config"
    configDirectories = system.isEmpty ? ["/etc/xdg"] : system
  }
}
