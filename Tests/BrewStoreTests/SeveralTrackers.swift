import BrewCore
import TestSupport

/// A random run of all verbs and edits on a tracker of each kind, by two writers in turns, while the clock goes
/// forward and back, also over midnight, and the start of days is changed. A seed determines it.
struct SeveralTrackers {
  /// What a writer does.
  enum Change {
    case record(any Intent)
    case edit(@Sendable ([Tracker], Tracker.ID) throws -> Tracker?)
    case settle
    case look
  }

  struct Step: CustomStringConvertible {
    let writer: Int
    let tracker: Tracker.ID
    let now: Moment
    let change: Change
    /// What the writer reads after it: what it knows then is not always of what it writes next.
    let seen: [Tracker.ID]

    var description: String { "writer \(writer), \(tracker), \(now): \(change)" }
  }

  let trackers: [Tracker] = [
    .brew,
    Tracker(
      id: Tracker.ID(stored: "tea"), name: ShortText(stored: "Tea"),
      rules: .daily(DailyRules(methods: [], target: 2))),
    Tracker(
      id: Tracker.ID(stored: "run"), name: ShortText(stored: "Run"),
      rules: .daily(DailyRules(methods: [], target: 1, daysAWeek: 3))),
    Tracker(
      id: Tracker.ID(stored: "dry"), name: ShortText(stored: "Dry"),
      rules: .clean(since: "2026-10-01")),
    Tracker(
      id: Tracker.ID(stored: "water"), name: ShortText(stored: "Water"),
      rules: .count(CountRules(goesBelowZero: false))),
  ]
  private var generator: SeededGenerator
  private var clock = Moment("2026-11-30", 23, 58).instant
  private var dayStart: Int64 = 0
  private var writer = 0
  private var tracker = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> Step {
    // They stay the same for some steps, as only then is anything gone on from.
    if chance(3) { writer = 1 - writer }
    if chance(4) { tracker = number(below: trackers.count) }
    if chance(30) { dayStart = [0, 3, 12][number(below: 3)] }
    let leaps: [Int64] = [0, 1, 1, 60, 240, -240, 7200, -7200, 86_400]
    clock = clock.advanced(bySeconds: leaps[number(below: leaps.count)])
    let now = moment(clock)
    let change = change(now: now)
    let seen = chance(3) ? [trackers[chance(2) ? tracker : number(below: trackers.count)].id] : []
    return Step(
      writer: writer, tracker: trackers[tracker].id, now: now, change: change,
      seen: chance(50) ? trackers.map(\.id) : seen)
  }

  private mutating func change(now: Moment) -> Change {
    let name = "Name \(number(below: 1000))"
    let isArchived = chance(3)
    switch number(below: 24) {
    case 0: return .edit { try $0.renaming($1, to: ShortText(name, of: .name)) }
    case 1, 2: return .edit { try $0.archiving($1, isArchived) }
    case 3: return .settle
    case 4: return .look
    case 5...9: return .record(Undo(force: chance(2)))
    case 10...12 where trackers[tracker].kind != .count: return .record(Reset(at: earlier()))
    case 13...14 where trackers[tracker].kind == .daily: return .record(Skip(at: earlier()))
    default: return .record(usual())
    }
  }

  private mutating func usual() -> any Intent {
    switch trackers[tracker].kind {
    case .daily:
      let method = Method(stored: "Method \(number(below: 3))")
      return Log(method: chance(3) ? method : nil, at: earlier())
    case .clean: return Reset(at: earlier())
    case .count:
      return chance(4)
        ? SetCount(number(below: 9)) : Add([-3, -2, -1, 1, 2, 3, 4][number(below: 7)])
    }
  }

  /// Nil for now, or a moment of the last days; some collide.
  private mutating func earlier() -> Moment? {
    if !chance(3) { return nil }
    return moment(clock.advanced(bySeconds: -43_200 * Int64(number(below: 12))))
  }

  private func moment(_ instant: Instant) -> Moment {
    let day = Day(instant: instant.advanced(bySeconds: -dayStart * 3600), utcOffset: 0)
    return Moment(instant: instant, utcOffset: 0, day: day)
  }

  private mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &generator)
  }

  private mutating func chance(_ times: Int) -> Bool { number(below: times) == 0 }
}
