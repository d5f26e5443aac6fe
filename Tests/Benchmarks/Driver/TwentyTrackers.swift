import BrewCore
import BrewStore
import DesktopSession
import Foundation

/// A store with twenty trackers of all kinds, each with an entry a day for a year, written by BrewLog's own
/// intents; and one with the brews of that year alone.
struct TwentyTrackers {
  private static let days = 365
  /// The folder for `XDG_DATA_HOME`.
  let data: String
  let environment: [String: String]
  /// The trackers besides daily brews.
  let others: [Tracker.ID]

  /// Makes it; with no others it has brews alone.
  init(others count: Int = 19, in scratch: Scratch) throws {
    let name = "trackers-\(count)"
    data = scratch.path(name)
    environment = scratch.environment(data: name)
    let store = Store(at: StoreLocation(directory: "\(data)/brewlog"))
    let today = Int(Date.now.timeIntervalSince1970) / 86_400
    let first = Day(number: today - Self.days)
    for number in 0..<count {
      try store.edit {
        try $0.adding(ShortText("Tracker \(number)", of: .name), rules: Self.rules(number, first))
      }
    }
    let trackers = try store.trackers()
    others = trackers.map(\.id).filter { $0 != .brew }
    // An intent writes as of a moment; those of later days come later.
    for day in first.number..<today {
      for tracker in trackers {
        let noon = Instant(seconds: Int64(day * 86_400 + 43_200))
        let now = Moment(instant: noon, utcOffset: 0, day: Day(number: day))
        switch tracker.kind {
        case .daily: try Log().perform(on: store, tracker: tracker.id, now: now)
        case .clean where day % 9 != 0: break
        case .clean: try Reset().perform(on: store, tracker: tracker.id, now: now)
        case .count: try Add().perform(on: store, tracker: tracker.id, now: now)
        }
      }
    }
  }

  /// The command line on this store.
  func brewlog(_ arguments: String...) -> Program {
    Program([Product.brewlog] + arguments, environment: environment)
  }

  private static func rules(_ number: Int, _ first: Day) -> Tracker.Rules {
    switch number % 4 {
    case 0: return .daily(DailyRules(methods: [], target: 1 + number % 3))
    case 1: return .daily(DailyRules(methods: [], daysAWeek: 3))
    case 2: return .clean(since: first)
    default: return .count(CountRules(target: 400))
    }
  }
}
