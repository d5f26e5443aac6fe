import BrewCore
import TestSupport

/// A random run of what a tracker's kind has, and undos, within some days, in all zones there are and with days that
/// start at midnight, at three or at noon. A seed determines it.
struct RandomHistory {
  /// One call of a store.
  struct Step: CustomStringConvertible {
    let now: Moment
    let description: String
    /// Performs it, and says whether the store took it.
    let perform: (any EventStore) throws -> Bool
  }

  let tracker: Tracker
  private var generator: SeededGenerator
  /// Narrow spans make dates, resets and instants collide.
  private let span: Int64
  private var clock: Instant
  private var targets: [EventID] = []

  init(seed: UInt64, of kind: Tracker.Kind) {
    generator = SeededGenerator(seed: seed)
    span = [40, 6, 1][Int(seed % 3)] * 86_400
    // Some are about the epoch, where instants and days change their sign.
    clock = Instant(seconds: seed % 5 < 2 ? -span / 8 : 1_700_000_000)
    switch kind {
    case .daily:
      let target = [1, 2, 3][Int(seed / 3 % 3)]
      tracker =
        target == 1 && seed % 4 != 1
        ? .brew
        : Tracker(
          id: Tracker.ID(stored: "tea"), name: ShortText(stored: "Tea"),
          rules: .daily(
            DailyRules(
              methods: [], target: target, daysAWeek: seed % 2 == 0 ? nil : 2,
              weekStart: Weekday.allCases[Int(seed % 7)])))
    case .clean:
      // Some resets come before it.
      let first = Day(instant: clock, utcOffset: 0).advanced(by: seed % 4 == 0 ? 0 : -60)
      tracker = Tracker(
        id: Tracker.ID(stored: "dry"), name: ShortText(stored: "Dry"), rules: .clean(since: first))
    case .count:
      tracker = Tracker(
        id: Tracker.ID(stored: "water"), name: ShortText(stored: "Water"),
        rules: .count(CountRules(start: Int(seed % 7) - 2, goesBelowZero: true)))
    }
  }

  /// The next step. The clock mostly goes forward, and sometimes is set back.
  mutating func next() -> Step {
    let hours = Int64.random(in: 0..<30, using: &generator)
    let back = Int.random(in: 0..<20, using: &generator) == 0
    clock = clock.advanced(bySeconds: (back ? -3 * hours : hours) * 3600 * span / 40 / 86_400)
    let now = moment(clock)
    switch (tracker.kind, Int.random(in: 0..<20, using: &generator)) {
    case (.clean, 0..<8): return reset(at: now, now: now)
    case (.clean, 8..<15): return reset(at: backdated(), now: now)
    case (.count, 0..<12):
      let number = Int.random(in: -5...9, using: &generator)
      return append(.add(number), at: now, now: now, name: "add \(number)")
    case (.count, 12..<15):
      let number = Int.random(in: 0...99, using: &generator)
      return append(.set(number), at: now, now: now, name: "set \(number)")
    case (_, 0): return append(.skip, at: now, now: now, name: "skip")
    case (_, 1):
      return append(.skip, at: backdated(), now: now, name: "skip")
    case (_, 2..<8): return log(at: now, now: now)
    case (_, 8..<12): return log(at: backdated(), now: now)
    case (_, 12): return reset(at: now, now: now)
    case (_, 13..<15): return reset(at: backdated(), now: now)
    case (_, 15..<18): return undo(now: now)
    default: return undoOfAny(now: now)
    }
  }

  private mutating func moment(_ instant: Instant) -> Moment {
    let anyQuarter = Int.random(in: -48...56, using: &generator)
    // The ends of the world, where dates and instants are most out of step, as often as all between.
    let offset = ([-48, 56, anyQuarter].randomElement(using: &generator) ?? 0) * 900
    let dayStart = [0, 0, 0, 3, 12].randomElement(using: &generator) ?? 0
    let day = Day(instant: instant, utcOffset: offset - dayStart * 3600)
    return Moment(instant: instant, utcOffset: offset, day: day)
  }

  /// Whole hours, so that several events share an instant.
  private mutating func backdated() -> Moment {
    let hours = Int64.random(in: 0...(span / 3600), using: &generator)
    let hour = clock.microseconds / 3_600_000_000 - hours
    return moment(Instant(seconds: hour * 3600))
  }

  private mutating func log(at moment: Moment, now: Moment) -> Step {
    let method = Method(stored: ["A", "B", "C"].randomElement(using: &generator) ?? "A")
    return append(.log(Brew(method: method)), at: moment, now: now, name: "log \(method)")
  }

  private mutating func reset(at moment: Moment, now: Moment) -> Step {
    append(.reset, at: moment, now: now, name: "reset")
  }

  private mutating func append(
    _ kind: Event.Kind, at moment: Moment, now: Moment, name: String
  ) -> Step {
    let id = EventID(at: clock, using: &generator)
    let event = Event(id: id, tracker: tracker.id, kind: kind, at: moment, recorded: now.instant)
    // A skip may be refused.
    switch kind {
    case .undo, .skip: break
    default: targets.append(id)
    }
    return Step(now: now, description: "\(name) at \(moment), \(now)") { [tracker] store in
      do {
        _ = try store.append(to: tracker.id, now: now) { _ in event }
        return true
      } catch IntentError.alreadySkipped {
        return false
      }
    }
  }

  private mutating func undo(now: Moment) -> Step {
    let id = EventID(at: clock, using: &generator)
    return Step(now: now, description: "undo --force, \(now)") { [tracker] store in
      do {
        _ = try store.append(to: tracker.id, now: now) {
          let intended = try Undo(force: true).event(after: $0, now: now)
          return Event(
            id: id, tracker: tracker.id, kind: intended.kind, at: now, recorded: now.instant)
        }
        return true
      } catch IntentError.nothingToUndo {
        return false
      }
    }
  }

  /// As when the histories of two machines are merged: it need not be the newest, nor standing.
  private mutating func undoOfAny(now: Moment) -> Step {
    guard let target = targets.randomElement(using: &generator) else { return undo(now: now) }
    let index = targets.firstIndex(of: target) ?? 0
    return append(.undo(target), at: now, now: now, name: "undo of no. \(index)")
  }
}
