import Speech

/// Why a tracker can't be found, made or changed.
public enum TrackerError: Error, Hashable {
  /// There is none of this name.
  case unknown(Tracker.ID, among: [Tracker.ID])
  /// Several may be meant.
  case notClear(Tracker.ID, among: [Tracker.ID])
  /// Another one is called so.
  case nameTaken(ShortText, by: Tracker)
  /// It does not ask at that second of the day.
  case noReminder(at: Int, of: Tracker)
}

extension TrackerError: CustomStringConvertible {
  /// One sentence: what was found, what is accepted and what to do.
  public var description: String {
    switch self {
    case .unknown(let id, let known):
      let guess = known.map(\.description).nearest(to: id.description)
      var names = known.prefix(10).map(\.isolated).joined(separator: ", ")
      // Translators: %1 is a list of names, %2 how many are left out.
      if known.count > 10 { names = say("\(names) and \(known.count - 10) more") }
      let name = id.description.quoted
      return say("there is no tracker \(name); there are: \(names)").guessing(guess)
    case .notClear(let id, let known):
      let names = known.map(\.description).joined(separator: ", ")
      return say("\(id.description.quoted) may be one of several trackers; give one of \(names)")
    case .nameTaken(let name, let owner):
      let name = name.description.quoted
      guard owner.isArchived else {
        return say("the name \(name) is taken by the tracker \(owner.id); give another one")
      }
      return say(
        """
        the name \(name) is taken by the tracker \(owner.id), which is archived; give another one, or \
        take that back into use with: brewlog tracker restore \(owner.id)
        """)
    case .noReminder(let second, let tracker):
      let time = TimeOfDay(second: second)
      let times = tracker.reminders.map(\.time).joined(separator: ", ")
      return times.isEmpty
        ? say("\(tracker.id) has no reminder at \(time); it has none")
        : say("\(tracker.id) has no reminder at \(time); it has: \(times)")
    }
  }
}
