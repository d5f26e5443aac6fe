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

  private let known: KnownTrackers
  private let reminders: Reminders
  private let cards: Cards

  /// What holds of those in use, in the order in which they were made.
  private(set) var entries: [Entry] = []

  /// Nothing yet.
  init(of store: Store, reminders: Reminders, cards: Cards) {
    known = KnownTrackers(in: store)
    self.reminders = reminders
    self.cards = cards
  }

  /// Takes note that the change that made this revision was none of theirs.
  func pass(_ revision: Int64) { known.pass(revision) }

  /// Shows what holds now, at the store's revision (nil where it can't be read), on all but the card of
  /// `chosen`, which is another's now: quietly, unless it is wished for, or reminds. Of those that remind
  /// at most `popups` come up, the others one after the other in the next minutes. The result is when
  /// something changes next, nil if there is no other tracker.
  func refresh(
    on clock: LocalClock, at revision: Int64?, besides chosen: Tracker.ID, wish: Wish? = nil,
    popups: Int = .max
  ) -> Instant? {
    let now = clock.now
    known.read(at: revision, now: now, besides: chosen)
    // While a copy of the store is put in its place there are none for a moment.
    if known.areThere { cards.keep(Set(known.all.map(\.tracker.id) + [chosen])) }
    if let wish, !known.all.contains(where: { $0.tracker.id == wish.tracker }) {
      let unknown = TrackerError.unknown(wish.tracker, among: [])
      Stage.read.failed("show failed", because: unknown)
    }
    let timelines = timelines(on: clock, now, popups: popups)
    let present = zip(known.all.map(\.tracker), timelines.map(\.current))
    for (tracker, entry) in present {
      show(entry, of: tracker, wish?.tracker == tracker.id ? wish : nil)
    }
    entries = present.filter { !$0.0.isArchived }.map(\.1)
    return timelines.map(\.nextChange).min()
  }

  /// What holds of each. A reminder that is too many is put off.
  private func timelines(on clock: LocalClock, _ now: Moment, popups: Int) -> [Timeline] {
    var (left, waiting) = (popups, 0)
    func timeline(of known: KnownTrackers.Known) -> Timeline {
      Timeline(
        of: known.snapshot, now: now, calendar: clock,
        reminding: reminders.reminding(of: known.tracker.id))
    }
    return known.all.map { known in
      let first = timeline(of: known)
      guard first.current.reminder == .due else { return first }
      if left > 0 {
        left -= 1
        return first
      }
      waiting += 1
      reminders.putOff(known.tracker.id, at: now, seconds: 60 * waiting)
      return timeline(of: known)
    }
  }

  /// Shows what holds of a tracker on its card, if it has one or is to have one now.
  private func show(_ entry: Entry, of tracker: Tracker, _ wish: Wish?) {
    let isListed = tracker.hasCard == true && !tracker.isArchived
    cards.present(
      Presentation(
        entry: entry, failure: wish?.failure, popUp: wish != nil,
        isListed: isListed && !reminders.isQuiet(on: entry.at.day)), on: tracker.id)
  }
}
