import Foundation
import Testing

/// Who may read what the programs write besides the store: its owner alone.
struct ModeTests {
  let home: Home

  init() throws {
    home = try Home()
    home.variables["XDG_STATE_HOME"] = "\(home.folder)/state"
  }

  private static let writes: [(arguments: [String], file: String)] = [
    (["settings", "card.stay", "30"], "config/brewlog/config"),
    (["quiet", "on"], "state/brewlog/desk"),
    (["autostart", "on"], "config/autostart/org.brewlog.BrewLog.desktop"),
    (["log"], "data/brewlog/brewlog.db"),
  ]

  private func mode(_ path: String) throws -> Int? {
    let marks = try FileManager.default.attributesOfItem(atPath: "\(home.folder)/\(path)")
    return marks[.posixPermissions] as? Int
  }

  @Test(arguments: writes)
  func whatIsMadeIsForItsOwnerAlone(_ arguments: [String], _ file: String) throws {
    #expect(try home.run(arguments).status == 0)
    #expect(try mode(file) == 0o600)
    let folder = (file as NSString).deletingLastPathComponent
    #expect(try mode(folder) == 0o700)
    #expect(try mode((folder as NSString).deletingLastPathComponent) == 0o700)
  }

  @Test(arguments: writes.prefix(3))
  func whatWasThereBeforeIsToo(_ arguments: [String], _ file: String) throws {
    let path = "\(home.folder)/\(file)"
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(
      atPath: "\(home.folder)/\(folder)", withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o755])
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(chmod(path, 0o644) == 0)
    #expect(try home.run(arguments).status == 0)
    #expect(try mode(file) == 0o600)
    // The person's own choice.
    #expect(try mode(folder) == 0o755)
  }
}
