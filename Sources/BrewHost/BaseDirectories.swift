import GLibKit
import Speech

/// The folders for configuration, data and state (XDG Base Directory Specification 0.8). Paths in the
/// variables that are empty or relative are ignored, as it says, and so is such a `HOME`.
public struct BaseDirectories {
  private let environment: (String) -> String?

  /// The folders that an environment names.
  public init(environment: @escaping (String) -> String? = Surroundings.variable) {
    self.environment = environment
  }

  /// `$XDG_CONFIG_HOME`: the person's own settings. Nil if it is needed and there is no `HOME`: what
  /// nobody named is not written to.
  public var configHome: String? { own("XDG_CONFIG_HOME", usual: ".config") }

  /// `$XDG_DATA_HOME`: what the person recorded. Nil if it is needed and there is no `HOME`.
  public var dataHome: String? { own("XDG_DATA_HOME", usual: ".local/share") }

  /// `$XDG_STATE_HOME`: what is to outlive a restart and nothing else. Nil if it is needed and there is
  /// no `HOME`.
  public var stateHome: String? { own("XDG_STATE_HOME", usual: ".local/state") }

  /// `$XDG_RUNTIME_DIR`: what lasts as long as the session. Nil if nobody named it.
  public var runtimeDirectory: String? { absolute("XDG_RUNTIME_DIR") }

  /// `$XDG_CONFIG_DIRS`: the system's settings, the most important first.
  public var configDirectories: [String] { system("XDG_CONFIG_DIRS", usual: ["/etc/xdg"]) }

  /// Where the files that come with a program may be, the most important first: beside it, so that
  /// one that was moved finds its own, then `$XDG_DATA_HOME` and `$XDG_DATA_DIRS`.
  public func dataDirectories(of program: String? = Surroundings.program) -> [String] {
    let beside = program.map { path in
      path.split(separator: "/").dropLast(2).map { "/\($0)" }.joined() + "/share"
    }
    return [beside, dataHome].compactMap(\.self)
      + system("XDG_DATA_DIRS", usual: ["/usr/local/share", "/usr/share"])
  }

  /// A file of the person's own settings. Throws ``FileError`` if there is no place for it.
  func configFile(_ name: String) throws(FileError) -> String {
    guard let configHome else {
      throw FileError(
        file: name, attempt: .read,
        cause: say("XDG_CONFIG_HOME or HOME has to be an absolute path; set one"))
    }
    return "\(configHome)/\(name)"
  }

  private func own(_ name: String, usual: String) -> String? {
    absolute(name) ?? absolute("HOME").map { "\($0)/\(usual)" }
  }

  private func absolute(_ name: String) -> String? {
    environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  private func system(_ name: String, usual: [String]) -> [String] {
    let named = (environment(name) ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return named.isEmpty ? usual : named.map(String.init)
  }
}
