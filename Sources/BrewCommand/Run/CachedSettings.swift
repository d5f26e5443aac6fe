import BrewHost

/// What is set, read once when it is asked for: not every verb does. What can't be read is as usual.
@MainActor
final class ReadSettings {
  private(set) lazy var values = (try? SettingsFile().read())?.0 ?? Settings()
}
