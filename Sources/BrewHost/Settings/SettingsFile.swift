import GLibKit

/// The file of settings. What it does not say, or says in a way that is not accepted, is as usual.
public struct SettingsFile: Sendable {
  /// The folder of the file; it need not exist.
  public let directory: String

  /// The file.
  public var path: String { directory + "/config" }

  /// The file of the person who runs the program. Throws ``FileError`` if there is no place for it.
  public init(in directories: BaseDirectories = BaseDirectories()) throws(FileError) {
    directory = try directories.configFile("brewlog")
  }

  /// The settings, and what in the file is not accepted: names that are none, and values.
  /// Throws ``FileError`` if it can't be read.
  public func read() throws(FileError) -> (Settings, faults: [SettingError]) {
    var settings = Settings()
    var faults: [SettingError] = []
    guard let file = try KeyFile(path: path) else { return (settings, []) }
    for group in file.groups {
      let keys = file.keys(in: group)
      if keys.isEmpty, !SettingKey.groups.contains(group) { faults.append(.unknownGroup(group)) }
      for name in keys {
        do throws(SettingError) {
          let place = (group: group, key: name)
          guard let key = SettingKey.allCases.first(where: { $0.place == place }) else {
            throw .unknownKey(group == "general" && !name.contains(".") ? name : "\(group).\(name)")
          }
          guard let text = file.text(name, in: group) else { throw .notUTF8(key) }
          try key.set(text, in: &settings)
        } catch {
          faults.append(error)
        }
      }
    }
    return (settings, faults)
  }

  /// Makes the folder of the file and those above it, so that it can be watched. Throws ``FileError``.
  public func makeFolder() throws(FileError) {
    try FileSystem.makeFolder(directory)
  }

  /// Sets one thing, written as ``SettingKey/text(in:)`` does, and leaves the rest of the file as it is,
  /// comments too.
  /// Throws ``SettingError`` or ``FileError``; nothing is written then.
  public func set(_ key: SettingKey, to text: String) throws {
    var settings = Settings()
    try key.set(text, in: &settings)
    let value = key.text(in: settings)
    _ = try KeyFile.change(path) { $0.set(key.place.key, in: key.place.group, to: value) }
  }
}
