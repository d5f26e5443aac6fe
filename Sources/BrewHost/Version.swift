/// The version of all of BrewLog.
public enum Version {
  /// As in semantic versioning 2.0.0.
  public static let current = "0.1.0"
}
