import BrewHost

/// The settings, read once and only when they are asked for, which not every verb does. What can't be
/// read is as usual.
@MainActor
final class CachedSettings {
  private(set) lazy var values = (try? SettingsFile().read())?.0 ?? Settings()
}
