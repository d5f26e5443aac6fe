import BrewHost

extension Runner {
  func printSettings(_ keys: [SettingKey]) throws {
    let (settings, faults) = try SettingsFile().read()
    for key in keys { try output.line("\(key.rawValue) = \(key.text(in: settings))") }
    // What the file says and nothing follows is not kept from whoever wrote it.
    if let fault = faults.first { throw fault }
  }
}
