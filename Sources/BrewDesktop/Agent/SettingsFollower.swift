import BrewHost
import GLibKit

/// Reads the settings, and again whenever their file changes.
final class SettingsFollower {
  /// The settings as they are now.
  private(set) var settings = Settings()
  private var monitor: FileMonitor?
  private var onChange: () -> Void = {}

  /// Reads the file for the first time. What is wrong with it is logged.
  init() {
    read()
  }

  /// Calls `onChange` after each change of what the settings say.
  func start(onChange: @escaping () -> Void) {
    self.onChange = onChange
    do {
      let file = try SettingsFile()
      try file.makeFolder()
      monitor = try FileMonitor(path: file.directory) { [weak self] in self?.changed() }
    } catch {
      Log.warning("settings: changes need a restart: \(error)")
    }
  }

  private func changed() {
    let before = settings
    read()
    if settings != before { onChange() }
  }

  private func read() {
    do {
      let (settings, faults) = try SettingsFile().read()
      self.settings = settings
      for fault in faults { Log.warning("settings: \(fault)") }
    } catch {
      Log.warning("settings: \(error)")
    }
  }
}
