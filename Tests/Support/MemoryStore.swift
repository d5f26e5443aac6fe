import BrewCore

/// A second implementation of the store: a list of events, from which everything is computed anew
/// each time in the most naive way.
public final class MemoryStore: EventStore {
  private var events: [Event] = []
  private var known: [Tracker] = [.brew]
  private var edits = 0
  private var changes: [Tracker.ID: Int64] = [:]

  /// An empty store.
  public init() {}

  /// All events, in the order in which they were recorded.
  public var all: [Event] { events }

  /// What the events come to. All days since the last reset are in it.
  public func snapshot(of id: Tracker.ID, now: Moment) throws -> Snapshot {
    let tracker = try known.named(id)
    let own = events.filter { $0.tracker == id }
    let standing = standing(of: id)
    let eras: [[LoggedDay]]
    var weeks = WeekStreaks.none
    var past: PastStreak?
    switch tracker.rules {
    case .daily(let rules):
      eras = self.eras(of: id, rules)
      weeks = self.weeks(eras, rules, today: now.day)
      past =
        rules.weeks == nil
        ? pastDays(eras, resets(standing), now.day)
        : pastWeeks(eras, resets(standing), rules, weeks, now.day)
    case .clean(let first):
      let resets = inOrder(standing).map(\.at.day)
      return Snapshot(
        revision: revision, tracker: tracker, changed: changes[id] ?? 0,
        best: lengths(resets, from: first).max() ?? 0,
        lastSlip: resets.last, latest: own.last, undoable: standing.last)
    case .count(let rules):
      return Snapshot(
        revision: revision, tracker: tracker, changed: changes[id] ?? 0,
        count: counts(standing, from: rules.start).last ?? 0,
        latest: own.last, undoable: standing.last)
    }
    return Snapshot(
      revision: revision,
      tracker: tracker,
      changed: changes[id] ?? 0,
      days: eras.last ?? [],
      weeks: weeks,
      past: past,
      best: eras.joined().map(\.streak.length).max() ?? 0,
      lastMethod: inOrder(standing).compactMap(\.brew).last?.method,
      latest: own.last,
      undoable: standing.last)
  }

  /// Appends what `decide` makes of the present snapshot.
  public func append(
    to tracker: Tracker.ID, now: Moment, _ decide: (Snapshot) throws -> Event
  ) throws -> Receipt {
    let before = try snapshot(of: tracker, now: now)
    let event = try decide(before).spelled(as: before) {
      inOrder(standing(of: tracker)).reversed().compactMap { $0.brew?.method }
    }
    if event.kind == .skip { try checkIsNotSkipped(event) }
    events.append(event)
    changes[tracker] = revision
    return Receipt(event: event, snapshot: try snapshot(of: tracker, now: now))
  }

  /// All trackers.
  public func trackers() -> [Tracker] { known }

  /// Adds or changes the tracker that `decide` makes.
  public func edit(_ decide: ([Tracker]) throws -> Tracker?) throws {
    guard let tracker = try decide(known) else { return }
    edits += 1
    changes[tracker.id] = revision
    if let index = known.firstIndex(where: { $0.id == tracker.id }) {
      known[index] = tracker
    } else {
      known.append(tracker)
    }
  }

  /// The history, newest first, as far as it is of a clean tracker or a count.
  public func history(of tracker: Tracker) -> [HistoryItem] {
    let standing = standing(of: tracker.id)
    var results: [Int] = []
    var order = standing
    switch tracker.rules {
    case .daily: break
    case .clean(let first):
      order = inOrder(standing)
      results = lengths(order.map(\.at.day), from: first)
    case .count(let rules): results = Array(counts(standing, from: rules.start).dropFirst())
    }
    let own = events.filter { $0.tracker == tracker.id && $0.undoneID == nil }
    return inOrder(own).reversed().map { event in
      let place = order.firstIndex(of: event)
      return HistoryItem(event: event, undone: place == nil, result: place.map { results[$0] })
    }
  }

  private var revision: Int64 { Int64(events.count + edits) }

  /// The days from each boundary to the next.
  private func lengths(_ ends: [Day], from first: Day) -> [Int] {
    zip([first] + ends, ends).map { max(0, $1.number - $0.number) }
  }

  /// The count at first and after each event.
  private func counts(_ events: [Event], from start: Int) -> [Int] {
    events.reduce(into: [start]) { counts, event in
      switch event.kind {
      case .add(let number): counts.append(counts[counts.count - 1] + number)
      case .set(let number): counts.append(number)
      default: break
      }
    }
  }

  /// What a surface shows of it at `now`, where the clock is never put forward or back.
  public func entry(at now: Moment) -> Entry {
    let calendar = FakeCalendar(offset: now.utcOffset)
    return Timeline(of: try? snapshot(of: .brew, now: now), now: now, calendar: calendar).current
  }

  private func standing(of tracker: Tracker.ID) -> [Event] {
    let own = events.filter { $0.tracker == tracker }
    let undone = Set(own.compactMap(\.undoneID))
    return own.filter { $0.undoneID == nil && !undone.contains($0.id) }
  }

  /// By instant; what was recorded later comes later at the same instant.
  private func inOrder(_ events: [Event]) -> [Event] {
    events.enumerated().sorted {
      ($0.element.at.instant, $0.offset) < ($1.element.at.instant, $1.offset)
    }.map(\.element)
  }

  private func checkIsNotSkipped(_ event: Event) throws {
    let standing = standing(of: event.tracker)
    let resets = standing.filter { $0.kind == .reset }.map(\.at.instant)
    func era(_ event: Event) -> Instant? { resets.filter { $0 <= event.at.instant }.max() }
    let isSkipped = standing.contains {
      $0.kind == .skip && $0.at.day == event.at.day && era($0) == era(event)
    }
    if isSkipped { throw IntentError.alreadySkipped(event.at.day) }
  }

  /// The resets that end an era each, the one recorded first of those at one instant.
  private func resets(_ standing: [Event]) -> [Moment] {
    var resets: [Moment] = []
    for reset in inOrder(standing.filter { $0.kind == .reset })
    where resets.last?.instant != reset.at.instant { resets.append(reset.at) }
    return resets
  }

  private func pastDays(_ eras: [[LoggedDay]], _ resets: [Moment], _ today: Day) -> PastStreak? {
    func hasStreak(_ day: LoggedDay) -> Bool { day.streak.length > 0 }
    let present = (eras.last ?? []).filter { $0.day <= today }
    if present.contains(where: { hasStreak($0) && $0.day >= today.advanced(by: -7) }) { return nil }
    for (place, days) in (eras.dropLast() + [present]).enumerated().reversed() {
      guard let last = days.first(where: hasStreak) else { continue }
      let reset = place < resets.count ? resets[place] : nil
      let isAlive = reset.map { missed(last, $0.day, $0.utcOffset) == 0 } ?? false
      return PastStreak(
        length: last.streak.length, end: isAlive ? reset?.day ?? last.day : last.day)
    }
    return nil
  }

  private func pastWeeks(
    _ eras: [[LoggedDay]], _ resets: [Moment], _ rules: DailyRules, _ known: WeekStreaks,
    _ today: Day
  ) -> PastStreak? {
    if known.ending.contains(where: { $0.value.length > 0 }) { return nil }
    for (place, days) in eras.enumerated().reversed() {
      let ends = days.map { $0.day.startOfWeek(on: rules.weeks?.start ?? .monday).advanced(by: 6) }
      let present = place == eras.count - 1
      for end in Set(ends).sorted(by: >) where !present || end <= today.advanced(by: 2) {
        let streak = weeks([days], rules, today: end).ending[end] ?? .none
        if streak.length == 0 { continue }
        let reset = place < resets.count ? resets[place] : nil
        let isAlive = reset.map { $0.day <= end.advanced(by: 7) } ?? false
        return PastStreak(length: streak.length, end: isAlive ? reset?.day ?? end : end)
      }
    }
    return nil
  }

  /// Each week is counted anew, and those before it.
  private func weeks(_ eras: [[LoggedDay]], _ rules: DailyRules, today: Day) -> WeekStreaks {
    guard let week = rules.weeks else { return .none }
    func streak(to end: Int, _ days: [LoggedDay]) -> Streak? {
      let days = days.filter { $0.day.number <= end }
      let logged = days.filter { $0.day.number > end - 7 }
      if logged.isEmpty { return nil }
      let before = streak(to: end - 7, days) ?? .none
      let done = logged.filter { $0.brews >= rules.target }
      if done.count >= week.days {
        return Streak(length: before.length + 1, since: before.since ?? done.map(\.day).min())
      }
      let kept = logged.filter { $0.brews >= rules.target || $0.isSkipped }
      return kept.count >= week.days ? before : Streak.none
    }
    func isEnd(_ day: Int) -> Bool { Day(number: day + 1).weekday == week.start }
    var (ending, best) = ([Day: Streak](), 0)
    for end in (today.number - 7...today.number + 2).filter(isEnd) {
      ending[Day(number: end)] = streak(to: end, eras.last ?? [])
    }
    for days in eras {
      for end in Set(days.flatMap { day in (0...6).map { day.day.number + $0 } }).filter(isEnd) {
        best = max(best, streak(to: end, days)?.length ?? 0)
      }
    }
    return WeekStreaks(ending: ending, best: best)
  }

  /// The logged days before the first reset, between each two, and after the last, newest first.
  public func eras(of tracker: Tracker.ID, _ rules: DailyRules) -> [[LoggedDay]] {
    let standing = standing(of: tracker)
    let resets = Set(standing.filter { $0.kind == .reset }.map(\.at.instant)).sorted()
    let starts = [Instant(microseconds: .min)] + resets
    let logs = standing.filter { $0.brew != nil || $0.kind == .skip }
    return starts.map { start in
      loggedDays(logs.filter { log in starts.last { $0 <= log.at.instant } == start }, rules)
    }
  }

  private func loggedDays(_ logs: [Event], _ rules: DailyRules) -> [LoggedDay] {
    var days: [LoggedDay] = []
    for (day, events) in Dictionary(grouping: logs, by: \.at.day).sorted(by: { $0.key < $1.key }) {
      let offsets = events.map(\.at.utcOffset).sorted()
      let brews = events.filter { $0.brew != nil }.count
      let isSkipped = brews < events.count
      let first = offsets.last ?? 0
      var streak = Streak.none
      let reached = days.first { $0.streak != .none && missed($0, day, first) == 0 }?.streak
      if brews >= rules.target {
        streak = Streak(length: (reached?.length ?? 0) + 1, since: reached?.since ?? day)
      } else if isSkipped {
        streak = reached ?? .none
      }
      days.insert(
        LoggedDay(
          day: day, brews: brews, isSkipped: isSkipped, firstOffset: first,
          lastOffset: offsets.first ?? 0, streak: streak),
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
