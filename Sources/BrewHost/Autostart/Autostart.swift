import GLibKit

/// Whether the agent starts on login: a desktop entry in the person's autostart folder
/// (XDG Desktop Application Autostart Specification 0.5).
public struct Autostart: Sendable {
  /// The folder of the person's entry; it need not exist.
  public let directory: String
  private let ownEntry: String
  private let systemEntries: [String]
  private let agent: String?

  /// The autostart of the person who runs this program. Throws ``FileError`` if there is no place
  /// for their entries.
  public init(
    directories: BaseDirectories = BaseDirectories(), agent: String? = Autostart.installedAgent
  ) throws(FileError) {
    self.agent = agent
    let name = "autostart/\(ApplicationID.name).desktop"
    directory = try directories.configFile("autostart")
    ownEntry = try directories.configFile(name)
    systemEntries = directories.configDirectories.map { "\($0)/\(name)" }
  }

  /// Whether the agent starts on login. Throws ``FileError`` if an entry can't be read.
  public func status() throws(FileError) -> AutostartStatus {
    let own = try AutostartEntry(path: ownEntry)
    let system = try systemEntry()
    guard let entry = own ?? system, entry.isEnabled else { return .off }
    guard let program = entry.program, Surroundings.findProgram(program) != nil else {
      return .stale(program: entry.program ?? "")
    }
    return .on(program: program)
  }

  /// Makes the agent start on login, whatever was there before. Throws ``AutostartError`` if there
  /// is no agent, and ``FileError`` if the entry can't be written.
  public func turnOn() throws {
    guard let agent else { throw AutostartError.noAgent }
    try AutostartEntry.starting(agent).save(to: ownEntry)
  }

  /// Makes the agent not start on login. The person's entry is removed; where the system has one of
  /// its own, theirs hides it. Throws ``FileError``; it is as it was then.
  public func turnOff() throws(FileError) {
    if try systemEntry()?.isEnabled == true {
      try AutostartEntry.hidden.save(to: ownEntry)
    } else {
      try KeyFile.remove(ownEntry)
    }
  }

  private func systemEntry() throws(FileError) -> AutostartEntry? {
    for path in systemEntries {
      if let entry = try AutostartEntry(path: path) { return entry }
    }
    return nil
  }

  /// The program of the agent: the one beside the running program, else the one in `PATH`.
  public static var installedAgent: String? {
    let name = "brewlog-agent"
    let beside = Surroundings.program.flatMap { program in
      program.lastIndex(of: "/").map { String(program[...$0] + name) }
    }
    return beside.flatMap { Surroundings.findProgram($0) } ?? Surroundings.findProgram(name)
  }
}
