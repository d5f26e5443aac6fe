import Speech

/// The words where there is little room: a bar, and the number beside or on an icon.
public struct BarText: Hashable, Sendable {
  /// How it stands.
  public enum State: String, Sendable, CaseIterable {
    /// Today is done or skipped, or the count has reached its target.
    case done
    /// Today is not done yet, or the count has not reached its target.
    case open
    /// There is nothing to be done: it is a count without a target, or archived.
    case idle
    /// The store could not be read.
    case unreadable
  }

  /// A few characters: the number, or a mark that it could not be read.
  public let badge: String
  /// A few words, such as "7 days".
  public let text: String
  /// How it stands.
  public let state: State
  /// How many of the last seven days are done, or of those that a week needs, or how much of the target
  /// of a count, in percent; 0 where there is none.
  public let percentage: Int

  /// The words for an entry.
  public init(_ entry: Entry) {
    if entry.tracker?.isArchived == true {
      badge = "–"
      // Translators: How something stands that is put away, where there is little room.
      text = say("archived")
      state = .idle
      percentage = 0
      return
    }
    switch entry.content {
    case .unreadable:
      badge = "!"
      text = say("can’t read")
      state = .unreadable
      percentage = 0
    case .streak(let streak):
      let length = streak.streak.length
      badge = "\(length)"
      state = streak.isOpen ? .open : .done
      let words = streak.thisWeek == nil ? length.asDays : length.asWeeks
      // Translators: %1 is a number of days or weeks; today is not done yet.
      text = state == .open ? say("\(words) · open") : words
      let done = streak.thisWeek?.done ?? streak.week.filter { $0 == .done }.count
      percentage = min(100, done * 100 / (streak.thisWeek?.target ?? streak.week.count))
    case .days(let entry):
      badge = "\(entry.days)"
      text = entry.days.asDays
      state = .done
      percentage = min(7, entry.days) * 100 / 7
    case .count(let entry):
      badge = "\(entry.count)"
      text = entry.inWords
      state = entry.rules.target == nil ? .idle : entry.isReached ? .done : .open
      percentage = entry.percentage
    }
  }
}
