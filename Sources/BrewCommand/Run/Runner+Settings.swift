import BrewHost

extension Runner {
  func printSettings(_ keys: [SettingKey]) throws {
    // Without a place for them they are as usual. Who sets one is told.
    let (settings, faults) = try (try? SettingsFile())?.read() ?? (Settings(), [])
    for key in keys { try output.line("\(key.rawValue) = \(key.text(in: settings))") }
    // What the file says and nothing follows is not kept from whoever wrote it.
    if let fault = faults.first { throw fault }
  }
}
