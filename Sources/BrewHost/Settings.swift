/// What a person chose, from `$XDG_CONFIG_HOME/brewlog/config`, a key file as GLib reads it.
public struct Settings: Hashable, Sendable {
  /// How long a card stays on the screen.
  public enum Stay: Hashable, Sendable {
    /// As long as the notification server lets a notification stay.
    case asUsual
    /// Until it is dismissed.
    case always
    /// This many seconds, where the server honours it.
    case seconds(Int)

    /// The seconds that are accepted.
    public static let range = 1...3600
  }

  /// How much a card insists, as the Desktop Notifications Specification names it.
  public enum Urgency: String, Sendable, CaseIterable {
    case low
    case normal
    case critical
  }

  /// Whether the card pops up when the agent starts.
  public var showsAtLogin = true
  /// How long a card stays.
  public var stay = Stay.asUsual
  /// How much a card insists.
  public var urgency = Urgency.normal

  /// The usual settings.
  public init() {}
}
