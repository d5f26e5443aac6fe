import BrewCore
import BrewStore

extension Store {
  /// The store of the person who runs the program, with weeks that start as is set. It is opened by its first
  /// use. Throws ``StoreError`` if there is no place for it.
  public convenience init(
    with settings: Settings, in directories: BaseDirectories = BaseDirectories(),
    busyTimeout: Int32 = 30
  ) throws(StoreError) {
    self.init(
      at: try StoreLocation(dataHome: directories.dataHome), busyTimeout: busyTimeout,
      weekStart: WeekStart(settings))
  }
}

extension WeekStart {
  /// The day that is set, else that of the locale.
  public init(_ settings: Settings) {
    self.init(chosen: settings.weekStart) { .ofLocale }
  }
}
