/// The words where there is little room: a bar, and the number beside or on an icon.
public struct BarText: Hashable, Sendable {
  /// How today stands.
  public enum State: String, Sendable, CaseIterable {
    /// Today has a brew.
    case done
    /// Today has none yet.
    case open
    /// The store could not be read.
    case unreadable
  }

  /// A few characters: the streak as a number, or a mark that it could not be read.
  public let badge: String
  /// A few words, such as "7 days".
  public let text: String
  /// How today stands.
  public let state: State
  /// How many of the last seven days are done, in percent.
  public let percentage: Int

  /// The words for an entry.
  public init(_ entry: Entry) {
    switch entry.content {
    case .unreadable:
      badge = "!"
      text = "can’t read"
      state = .unreadable
      percentage = 0
    case .streak(let streak):
      let days = streak.streak.length
      badge = "\(days)"
      state = streak.logsToday > 0 ? .done : .open
      text = (days == 1 ? "1 day" : "\(days) days") + (state == .open ? " · open" : "")
      percentage = streak.week.filter(\.self).count * 100 / streak.week.count
    }
  }
}
