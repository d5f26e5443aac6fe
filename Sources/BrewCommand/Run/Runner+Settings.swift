import BrewHost

extension Runner {
  /// Prints what holds, of one setting or of all. What else is wrong in the file is not kept from whoever
  /// wrote it, and it fails only if it is about what was asked for.
  func printSettings(_ asked: SettingKey?) throws {
    // Without a place for them they are as usual. Who sets one is told.
    let (settings, faults) = try (try? SettingsFile())?.read() ?? (Settings(), [])
    for key in asked.map({ [$0] }) ?? SettingKey.allCases {
      try output.line("\(key.rawValue) = \(key.text(in: settings))")
    }
    let failure = faults.last { asked == nil || $0.key == asked }
    for fault in faults where fault != failure { Output.complain("brewlog: \(fault)") }
    if let failure { throw failure }
  }
}
