import BrewCore

/// A second implementation of the store: a list of events, from which everything is computed anew
/// each time in the most naive way.
public final class MemoryStore: EventStore {
  private var events: [Event] = []

  /// An empty store.
  public init() {}

  /// All events, in the order in which they were recorded.
  public var all: [Event] { events }

  /// What the events come to. All days since the last reset are in it.
  public func snapshot(of tracker: Tracker, now: Moment) -> Snapshot {
    let own = events.filter { $0.tracker == tracker.id }
    let standing = standing(of: tracker)
    let eras = eras(of: tracker)
    return Snapshot(
      revision: Int64(events.count),
      tracker: tracker,
      days: eras.last ?? [],
      best: eras.joined().map(\.streak.length).max() ?? 0,
      lastMethod: inOrder(standing).compactMap(\.brew?.method).last,
      latest: own.last,
      undoable: standing.last)
  }

  /// Appends what `decide` makes of the present snapshot.
  public func append(
    to tracker: Tracker, now: Moment, _ decide: (Snapshot) throws -> Event
  ) rethrows -> Receipt {
    let event = try decide(snapshot(of: tracker, now: now))
    events.append(event)
    return Receipt(event: event, snapshot: snapshot(of: tracker, now: now))
  }

  /// What a surface shows of it at `now`, where the clock is never put forward or back.
  public func entry(at now: Moment) -> Entry {
    let calendar = FakeCalendar(offset: now.utcOffset)
    return Timeline(of: snapshot(of: .brew, now: now), now: now, calendar: calendar).current
  }

  private func standing(of tracker: Tracker) -> [Event] {
    let own = events.filter { $0.tracker == tracker.id }
    let undone = Set(own.compactMap(\.undoneID))
    return own.filter { $0.undoneID == nil && !undone.contains($0.id) }
  }

  /// By instant; what was recorded later comes later at the same instant.
  private func inOrder(_ events: [Event]) -> [Event] {
    events.enumerated().sorted {
      ($0.element.at.instant, $0.offset) < ($1.element.at.instant, $1.offset)
    }.map(\.element)
  }

  /// The logged days before the first reset, between each two, and after the last, newest first.
  public func eras(of tracker: Tracker) -> [[LoggedDay]] {
    let standing = standing(of: tracker)
    let resets = Set(standing.filter { $0.kind == .reset }.map(\.at.instant)).sorted()
    let starts = [Instant(microseconds: .min)] + resets
    let logs = standing.filter { $0.brew != nil }.map(\.at)
    return starts.map { start in
      loggedDays(logs.filter { log in starts.last { $0 <= log.instant } == start })
    }
  }

  private func loggedDays(_ logs: [Moment]) -> [LoggedDay] {
    var days: [LoggedDay] = []
    for (day, brews) in Dictionary(grouping: logs, by: \.day).sorted(by: { $0.key < $1.key }) {
      let offsets = brews.map(\.utcOffset).sorted()
      let first = offsets.last ?? 0
      var streak = Streak(length: 1, since: day)
      if let previous = days.first, missed(previous, day, first) == 0 {
        streak = Streak(length: previous.streak.length + 1, since: previous.streak.since)
      }
      days.insert(
        LoggedDay(
          day: day, brews: brews.count, firstOffset: first, lastOffset: offsets.first ?? 0,
          streak: streak),
        at: 0)
    }
    return days
  }

  private func missed(_ earlier: LoggedDay, _ later: Day, _ laterOffset: Int) -> Int {
    let end = Double(earlier.day.number + 1) * 24 - Double(earlier.lastOffset) / 3600
    let start = Double(later.number) * 24 - Double(laterOffset) / 3600
    let days = Int(((start - end) / 24 + 0.5).rounded(.down))
    return max(0, min(days, later.number - earlier.day.number - 1))
  }
}

extension Event {
  fileprivate var undoneID: EventID? {
    if case .undo(let id) = kind { return id }
    return nil
  }

  /// The brew of a log, nil for anything else.
  public var brew: Brew? {
    if case .log(let brew) = kind { return brew }
    return nil
  }
}
