import BrewCore
import BrewHost
import BrewStore
import GLibKit

/// The trackers besides the one that is set: what holds of those in use, and the cards of those that
/// have one, each from when there is something to show on it.
final class OtherTrackers {
  /// A card that is to come up, and what could not be done if something was asked for.
  struct Wish {
    let tracker: Tracker.ID
    var failure: Presentation.Failure?
  }

  private struct Known {
    let tracker: Tracker
    let revision: Int64
    let day: Day
    let snapshot: Snapshot?
  }

  private let store: Store
  private let reminders: Reminders
  private let make: (Tracker.ID) -> Card
  private var cards: [Tracker.ID: Card] = [:]
  private var known: [Known] = []
  /// What `known` was read at: the store's revision, the day, and the tracker that is left out of it.
  private var seen: (revision: Int64, day: Day, chosen: Tracker.ID)?

  /// What holds of those in use, in the order in which they were made.
  private(set) var entries: [Entry] = []

  /// No cards yet; `make` makes that of a tracker.
  init(of store: Store, reminders: Reminders, make: @escaping (Tracker.ID) -> Card) {
    self.store = store
    self.reminders = reminders
    self.make = make
  }

  /// Takes note that the change that made this revision was none of theirs.
  func pass(_ revision: Int64) {
    if let seen, seen.revision == revision - 1 { self.seen?.revision = revision }
  }

  /// Shows what holds now, at the store's revision (nil where it can't be read), on all but the card of
  /// `chosen`, which is another's now: quietly, unless it is wished for, or reminds. Of those that remind
  /// at most `popups` come up, the others one after the other in the next minutes. The result is when
  /// something changes next, nil if there is no other tracker.
  func refresh(
    on clock: LocalClock, at revision: Int64?, besides chosen: Tracker.ID, wish: Wish? = nil,
    popups: Int = .max
  ) -> Instant? {
    if let double = cards.removeValue(forKey: chosen) { double.withdraw {} }
    let now = clock.now
    read(at: revision, now: now, besides: chosen)
    if let wish, !known.contains(where: { $0.tracker.id == wish.tracker }) {
      let unknown = TrackerError.unknown(wish.tracker, among: [])
      Stage.read.failed("show failed", because: unknown)
    }
    var left = popups
    var waiting = 0
    var next: Instant?
    entries = []
    for known in known {
      let id = known.tracker.id
      var timeline = timeline(of: known, now, clock)
      if timeline.current.reminder == .due, left <= 0 {
        waiting += 1
        reminders.putOff(id, at: now, seconds: 60 * waiting)
        timeline = self.timeline(of: known, now, clock)
      }
      let isDue = timeline.current.reminder == .due
      if isDue {
        left -= 1
        reminders.note(id, at: now)
      }
      let isWished = wish?.tracker == id
      let isListed = known.tracker.hasCard == true && !known.tracker.isArchived
      if cards[id] == nil, isDue || isWished || isListed { cards[id] = make(id) }
      if cards[id] != nil {
        let words = revision.map { "\($0)" } ?? "unreadable"
        Stage.display.did("another card, revision \(words)", at: revision)
      }
      cards[id]?.present(
        Presentation(
          entry: timeline.current, failure: isWished ? wish?.failure : nil,
          popUp: isDue || isWished, isListed: isListed && !reminders.isQuiet(on: now.day)))
      if !known.tracker.isArchived { entries.append(timeline.current) }
      next = min(next ?? timeline.nextChange, timeline.nextChange)
    }
    return next
  }

  /// Takes all cards from the screen and calls `body`.
  func withdraw(then body: @escaping @MainActor @Sendable () -> Void) {
    guard let (id, card) = cards.first else { return body() }
    cards[id] = nil
    card.withdraw { [self] in
      withExtendedLifetime(card) { withdraw(then: body) }
    }
  }

  /// Reads those again that have changed, or that were read on another day. Where the store can't be
  /// read, what is known stays, without what it came to.
  private func read(at revision: Int64?, now: Moment, besides chosen: Tracker.ID) {
    if let seen, let revision, seen == (revision, now.day, chosen) { return }
    seen = nil
    guard let revision, let all = try? revision == 0 ? [] : store.trackersWithRevisions() else {
      known = known.map {
        Known(tracker: $0.tracker, revision: $0.revision, day: $0.day, snapshot: nil)
      }
      return
    }
    known = all.filter { $0.tracker.id != chosen }.map { tracker, revision in
      let before = known.first { $0.tracker.id == tracker.id }
      if let before, before.revision == revision, before.day == now.day, before.snapshot != nil {
        return before
      }
      return Known(
        tracker: tracker, revision: revision, day: now.day,
        snapshot: try? store.snapshot(of: tracker.id, now: now))
    }
    // What changed since the store was at that revision is seen with the next one.
    if !known.contains(where: { $0.snapshot == nil }) { seen = (revision, now.day, chosen) }
  }

  private func timeline(of known: Known, _ now: Moment, _ clock: LocalClock) -> Timeline {
    Timeline(
      of: known.snapshot, now: now, calendar: clock,
      reminding: reminders.reminding(of: known.tracker.id))
  }
}
