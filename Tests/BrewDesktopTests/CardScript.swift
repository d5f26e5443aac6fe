import BrewCore
import BrewHost
import GLibKit
import TestSupport

@testable import BrewDesktop

/// A card's state and what is done to it, in few words.
struct CardScript {
  static let now = MonotonicTime.now
  var state = CardState()
  /// What was to be done about the last event.
  var effects: [CardState.Effect] = []

  /// Lets events happen, one after the other.
  mutating func take(_ events: CardState.Event...) {
    for event in events { (state, effects) = CardState.reduce(state, event) }
  }

  static func present(
    _ count: Int = 0, popUp: Bool = false, reminder: Reminder.Standing? = nil,
    isListed: Bool = false
  ) -> CardState.Event {
    let tracker = Tracker(
      id: Tracker.ID(stored: "it"), name: ShortText(stored: "It"), rules: .count(CountRules()))
    let snapshot = Snapshot(revision: Int64(count), tracker: tracker, count: count)
    let now = Moment("2026-11-30")
    let entry = Entry(
      at: now,
      content: Timeline(of: snapshot, now: now, calendar: FakeCalendar(offset: 0)).current
        .content, reminder: reminder)
    return .present(Presentation(entry: entry, popUp: popUp, isListed: isListed))
  }

  /// The answer of a server of this name, so many seconds from now.
  static func answered(by name: String = "", in seconds: Int = 0) -> CardState.Event {
    let fitting = NotificationFitting(
      abilities: .init(name: name, capabilities: ["actions"]), icons: IconFiles(in: []),
      settings: Settings())
    return .answered(fitting, at: now + seconds)
  }

  static func taken(_ id: UInt32) -> CardState.Event { .taken(id: id, at: now) }
}

extension CardState {
  var words: String {
    let wanted = wish.isDue ? "due" : wish.isListed ? "listed" : wish.face == nil ? "unwanted" : ""
    let notes = [
      wanted, wish.reminds ? "reminds" : "", retry == .none ? "" : "retry \(retry)",
      isEnding ? "ending" : "",
    ]
    return ([place.words] + notes.filter { !$0.isEmpty }).joined(separator: ", ")
  }
}

extension CardState.Place {
  var words: String {
    switch self {
    case .nowhere: "nowhere"
    case .offered(let offer):
      (["offered", offer.before.words, offer.isOutdated ? "outdated" : ""]).filter { !$0.isEmpty }
        .joined(separator: " ")
    case .screen(let shown): "screen \(shown.words)"
    case .list(let shown): "list \(shown.words)"
    }
  }
}

extension CardState.Shown {
  fileprivate var words: String { "\(id) \(presses)" }
}

extension CardState.Offer.Before {
  fileprivate var words: String {
    switch self {
    case .nothing: ""
    case .screen(let shown): "over \(shown.id)"
    case .list(let shown): "beside \(shown.id)"
    case .lost: "and lost"
    }
  }
}

extension CardState.Effect {
  var words: String {
    switch self {
    case .ask: "ask"
    case .show(let content, let id): "show “\(content.summary)”\(id == 0 ? "" : " over \(id)")"
    case .settle: "settle"
    case .close(let id): "close \(id)"
    case .tryLater: "try later"
    case .perform(let verb, let isFresh): "perform \(verb)\(isFresh ? "" : " (not fresh)")"
    case .display: "display"
    case .asked: "asked"
    case .gone: "gone"
    }
  }
}
