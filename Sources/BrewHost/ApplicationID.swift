/// The names under which the desktop knows BrewLog.
public enum ApplicationID {
  /// The application id: also the bus name, the icon and the stem of the desktop entry.
  public static let name = "org.brewlog.BrewLog"
  /// The path of its object on the bus.
  public static let objectPath = "/org/brewlog/BrewLog"
}
