import GLibKit

/// Whether the agent starts on login: a desktop entry in the person's autostart folder
/// (XDG Desktop Application Autostart Specification 0.5).
public struct Autostart {
  /// The folder of the person's entry; it need not exist.
  public let directory: String
  private let ownEntry: String
  private let systemEntries: [String]
  private let agent: String?
  private let directories: BaseDirectories
  private let unitFolders: [String]

  /// The autostart of the person who runs this program. `root` stands before the folders of units that are the
  /// same for everybody. Throws ``FileError`` if there is no place for their entries.
  public init(
    directories: BaseDirectories = BaseDirectories(), agent: String? = Autostart.installedAgent,
    root: String = ""
  ) throws(FileError) {
    self.agent = agent
    unitFolders = AutostartUnit.folders(of: directories, root: root)
    self.directories = directories
    let name = "autostart/\(ApplicationID.name).desktop"
    directory = try directories.configFile("autostart")
    ownEntry = try directories.configFile(name)
    systemEntries = directories.configDirectories.map { "\($0)/\(name)" }
  }

  /// The unit, nil if none is installed.
  public var unit: AutostartUnit? { AutostartUnit(in: unitFolders) }

  /// The file of the entry that counts, the person's own or the system's; nil if there is none.
  public var entry: String? {
    ([ownEntry] + systemEntries).first { FileIdentity($0) != FileIdentity("") }
  }

  /// Whether the agent starts on login.
  public func status() -> AutostartStatus {
    let found: AutostartEntry?
    do throws(FileError) {
      let own = try AutostartEntry(path: ownEntry)
      found = if own == nil { try systemEntry() } else { own }
    } catch {
      return .damaged(error)
    }
    guard let entry = found, entry.isEnabled else {
      if let unit, let link = unit.enabledBy { return .byUnit(unit.file, enabledBy: link) }
      return .off
    }
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
    try AutostartUnit.unmask(in: directories)
  }

  /// Writes the entry anew if it is stale or damaged, and there is an agent to start. True if it did.
  /// Throws ``FileError`` if it can't be written.
  public func repair() throws(FileError) -> Bool {
    guard let agent else { return false }
    switch status() {
    case .on, .byUnit, .off: return false
    case .stale, .damaged:
      try AutostartEntry.starting(agent).save(to: ownEntry)
      return true
    }
  }

  /// Makes the agent not start on login. The person's entry is removed; where the system has one of
  /// its own, theirs hides it. Throws ``FileError``; it is as it was then.
  public func turnOff() throws(FileError) {
    try unit?.disable(in: directories)
    // One of the system's that can't be read is hidden as well, for when it is mended.
    let hides: Bool
    do { hides = try systemEntry()?.isEnabled == true } catch { hides = true }
    if hides {
      try AutostartEntry.hidden.save(to: ownEntry)
    } else {
      try FileSystem.remove(ownEntry)
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
