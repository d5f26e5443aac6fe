import BrewCore
import BrewHost
import GLibKit
import GioKit

/// The cards of all trackers, each from when there is something to show on it. They share one server.
final class Cards {
  private let bus: Bus
  private let surroundings: Card.Surroundings
  private let record: CardRecord
  private let onPress: (Tracker.ID, Verb) -> Void
  private let onAsked: (Tracker.ID) -> Void
  private var cards: [Tracker.ID: Card] = [:]
  /// Those that are to go, and wait for the server.
  private var leaving: [Card] = []
  /// The unique name of the server that was there last.
  private var owner = "-"
  private var isEnding = false

  /// The trackers whose cards the agent before this one had on the screen, as far as they are not there again.
  private var returning: Set<Tracker.ID>
  /// Those whose cards were taken from the screen or the list while it ran.
  private let dismissed: Set<Tracker.ID>
  /// The numbers on the server of what an agent has left there that did not end by itself.
  private var abandoned: [UInt32] = []

  /// No cards yet but those that were `left`, by an agent that made way, or was killed. `onPress` does what was
  /// pressed, `onAsked` writes down that the reminder of a tracker has asked.
  init(
    on bus: Bus, icons: IconFiles, settings: SettingsFollower, left: LeftCards?,
    onPress: @escaping (Tracker.ID, Verb) -> Void, onAsked: @escaping (Tracker.ID) -> Void
  ) {
    self.bus = bus
    surroundings = Card.Surroundings(
      server: NotificationServer(on: bus), worker: Worker(), icons: icons, settings: settings)
    record = CardRecord(bus: bus.guid)
    self.onPress = onPress
    self.onAsked = onAsked
    let killed = record.read()
    let left = left ?? killed?.left ?? LeftCards()
    returning = left.trackers(in: .screen)
    dismissed = left.trackers(in: .nowhere)
    if let killed {
      owner = killed.server
      abandoned = killed.left.cards.map(\.id).filter { $0 != 0 }
    }
  }

  /// Begins to follow the server.
  func start() {
    surroundings.server.start { [weak self] in self?.take($0) }
  }

  private func take(_ news: NotificationServer.News) {
    switch news {
    case .came(let owner):
      // Numbers belong to one server: the next one may have given them to somebody else.
      if owner == self.owner { abandoned.forEach(surroundings.server.close) }
      abandoned = []
      self.owner = owner
      all { $0.take(.serverCame) }
    case .went:
      abandoned = []
      all { $0.take(.serverWent) }
    case .answered(let abilities): all { $0.answered(abilities) }
    case .silent: all { $0.came(of: .noServer) }
    case .pressed(let id, let key): all { $0.take(.pressed(id: id, key: key)) }
    case .closed(let id): all { $0.take(.closed(id: id)) }
    }
  }

  private func all(_ body: (Card) -> Void) {
    for card in Array(cards.values) + leaving { body(card) }
  }

  /// Shows something on the card of a tracker, if it has one or is to have one now.
  func present(_ presentation: Presentation, on tracker: Tracker.ID) {
    var presentation = presentation
    if returning.remove(tracker) != nil { presentation.popUp = true }
    if dismissed.contains(tracker) { presentation.isListed = false }
    let isWanted =
      presentation.popUp || presentation.isListed || presentation.entry.reminder == .due
    guard let card = cards[tracker] ?? (isWanted ? make(for: tracker) : nil) else { return }
    card.take(.present(presentation))
  }

  /// Calls `body` with what comes of it that the card of a tracker was asked for just now.
  func tellOutcome(of tracker: Tracker.ID, _ body: @escaping (ShowOutcome) -> Void) {
    guard let card = cards[tracker] else { return body(.silent) }
    card.tellOutcome(body)
  }

  private func make(for tracker: Tracker.ID) -> Card {
    let card = Card(surroundings) { [weak self] card, news in
      guard let self else { return }
      switch news {
      // The card may be that of another tracker by now.
      case .pressed(let verb): self.tracker(of: card).map { self.onPress($0, verb) }
      case .asked: self.tracker(of: card).map(onAsked)
      case .moved: save()
      }
    }
    cards[tracker] = card
    return card
  }

  private func tracker(of card: Card) -> Tracker.ID? {
    cards.first { $0.value === card }?.key
  }

  /// Lets the card of a tracker be that of another one, whose own is taken away.
  func move(from old: Tracker.ID, to new: Tracker.ID) {
    if old == new { return }
    let card = cards.removeValue(forKey: old)
    remove(new)
    cards[new] = card
    save()
  }

  /// Takes the cards of other trackers than these away.
  func keep(_ trackers: Set<Tracker.ID>) {
    for tracker in cards.keys where !trackers.contains(tracker) { remove(tracker) }
  }

  private func remove(_ tracker: Tracker.ID) {
    guard let card = cards.removeValue(forKey: tracker) else { return }
    leaving.append(card)
    card.withdraw { [weak self] in self?.leaving.removeAll { $0 === card } }
    save()
  }

  /// Takes all cards away and calls `body`: soon, if the server is still to answer.
  func withdraw(then body: @escaping () -> Void) {
    isEnding = true
    leaving += cards.values
    cards = [:]
    let end = { [record] in
      record.remove()
      body()
    }
    if leaving.isEmpty { return end() }
    for card in leaving {
      card.withdraw(within: 500) { [weak self] in
        self?.leaving.removeAll { $0 === card }
        if self?.leaving.isEmpty == true { end() }
      }
    }
  }

  /// What is to be known of them for the agent that takes the place of this one.
  var left: LeftCards {
    var left = LeftCards(
      cards: cards.map { .init(tracker: $0.key, place: $0.value.place, id: $0.value.id ?? 0) })
    let known = Set(cards.keys)
    left.cards += returning.subtracting(known).map { .init(tracker: $0, place: .screen) }
    left.cards += dismissed.subtracting(known).map { .init(tracker: $0, place: .nowhere) }
    return left
  }

  private func save() {
    if !isEnding { record.write(left, server: owner) }
  }
}
