import BrewHost
import Speech

/// The settings, read once and only when they are asked for, which not every verb does. A file that can't
/// be read is complained of, as another tracker may be set there, and all is as usual.
@MainActor
final class CachedSettings {
  private(set) lazy var values = read()

  private func read() -> Settings {
    guard let file = try? SettingsFile() else { return Settings() }
    do {
      return try file.read().0
    } catch {
      Output.complain("brewlog: \(say("\(error); the usual settings hold"))")
      return Settings()
    }
  }
}
