import BrewCore

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

  /// From when on the tray draws attention to a day that is not done.
  public enum Attention: Hashable, Sendable {
    /// Not at all.
    case never
    /// From this second of the day on.
    case from(second: Int)

    /// The second of the day, nil for never.
    public var second: Int? {
      guard case .from(let second) = self else { return nil }
      return second
    }
  }

  /// The tracker that verbs are about and that the card and the tray show.
  public var tracker = Tracker.ID.brew
  /// Whether the card pops up when the agent starts.
  public var showsAtLogin = true
  /// How long a card stays.
  public var stay = Stay.asUsual
  /// How much a card insists.
  public var urgency = Urgency.normal

  /// When a day starts, in seconds after midnight: what is done before it belongs to the day before.
  public var dayStart = 0
  /// The seconds that are accepted for it: up to six in the morning.
  public static let dayStarts = 0...6 * 3600

  /// The day on which weeks start, which a write puts into the store; nil for the one that is there, and
  /// that of the locale where none is.
  public var weekStart: Weekday?

  /// From when on the tray draws attention to a day that is not done.
  public var attention = Attention.from(second: 20 * 3600)
  /// Whether a press of the middle button on the tray's icon logs a brew.
  public var middlePressLogs = true

  /// How long after “Later” a reminder asks again, in minutes.
  public var laterMinutes = 30
  /// The minutes that are accepted for it.
  public static let laterRange = 1...720

  /// Whether the desktop’s portal is asked for keys that log a brew and show the card.
  public var hasShortcuts = false

  /// The usual settings.
  public init() {}
}
