/// Why a tracker can't be found, made or changed.
public enum TrackerError: Error, Hashable {
  /// There is none of this name.
  case unknown(Tracker.ID, among: [Tracker.ID])
  /// Another one is called so.
  case nameTaken(ShortText, by: Tracker.ID)
  /// It does not ask at that second of the day.
  case noReminder(at: Int, of: Tracker)
}

extension TrackerError: CustomStringConvertible {
  /// One sentence: what was found, what is accepted and what to do.
  public var description: String {
    switch self {
    case .unknown(let id, let known):
      let guess = known.map(\.description).nearest(to: id.description)
      let names = known.prefix(10).map(\.description).joined(separator: ", ")
      let more = known.count > 10 ? " and \(known.count - 10) more" : ""
      return "there is no tracker “\(id.description.elided(to: 40))”; there are: \(names)\(more)"
        + (guess.map { "; did you mean \($0)?" } ?? "")
    case .nameTaken(let name, let owner):
      return "the name “\(name)” is taken by the tracker \(owner); give another one"
    case .noReminder(let second, let tracker):
      let time = Reminder(second: second, since: Instant(seconds: 0)).time
      let times = tracker.reminders.map(\.time).joined(separator: ", ")
      return "\(tracker.id) has no reminder at \(time); "
        + (times.isEmpty ? "it has none" : "it has: \(times)")
    }
  }
}
