import BrewCore
import BrewHost
import BrewStore
import GLibKit

/// The cards of trackers besides the one that is set, each from when somebody asked to see it.
final class OtherCards {
  private let store: Store
  private let make: (Tracker.ID) -> Card
  private var cards: [Tracker.ID: Card] = [:]

  /// No cards yet; `make` makes that of a tracker.
  init(of store: Store, make: @escaping (Tracker.ID) -> Card) {
    self.store = store
    self.make = make
  }

  /// Brings the card of a tracker up, with what could not be done if something was asked for.
  func show(_ id: Tracker.ID, on clock: LocalClock, failure: Presentation.Failure? = nil) {
    do {
      _ = try store.snapshot(of: id, now: clock.now)
    } catch let error as TrackerError {
      return Stage.read.failed("show failed", because: error)
    } catch {
      // A card says that it can't be read.
    }
    if cards[id] == nil { cards[id] = make(id) }
    _ = present(id, on: clock, failure: failure, popUp: true)
  }

  /// Shows quietly what holds now on all but the card of `chosen`, which is another's now. The result is
  /// when it changes next, nil if there are no cards.
  func refresh(on clock: LocalClock, besides chosen: Tracker.ID) -> Instant? {
    if let double = cards.removeValue(forKey: chosen) { double.withdraw {} }
    return cards.keys.compactMap { present($0, on: clock, popUp: false) }.min()
  }

  /// Takes all of them from the screen and calls `body`.
  func withdraw(then body: @escaping @MainActor @Sendable () -> Void) {
    guard let (id, card) = cards.first else { return body() }
    cards[id] = nil
    card.withdraw { [self] in
      withExtendedLifetime(card) { withdraw(then: body) }
    }
  }

  private func present(
    _ id: Tracker.ID, on clock: LocalClock, failure: Presentation.Failure? = nil, popUp: Bool
  ) -> Instant? {
    let now = clock.now
    let snapshot = try? store.snapshot(of: id, now: now)
    let timeline = Timeline(of: snapshot, now: now, calendar: clock)
    let revision = snapshot?.revision
    Stage.display.did(
      "another card, revision \(revision.map { "\($0)" } ?? "unreadable")", at: revision)
    cards[id]?.present(
      Presentation(entry: timeline.current, failure: failure, popUp: popUp))
    return timeline.nextChange
  }
}
