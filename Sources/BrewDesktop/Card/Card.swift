import BrewHost
import GLibKit

/// A tracker as a desktop notification with buttons: it carries out what ``CardState`` decides.
///
/// It lets what is to be seen be seen as soon as the server is there and answers: a server that is
/// absent, late, stopped or restarted delays the card and nothing else.
final class Card {
  /// What it shares with the other cards.
  struct Surroundings {
    let server: NotificationServer
    /// It waits for libnotify.
    let worker: Worker
    let icons: IconFiles
    let settings: SettingsFollower
  }

  /// What the rest of the agent is to do.
  enum News {
    /// A button was pressed.
    case pressed(Verb)
    /// The server has shown what a reminder asks for.
    case asked
    /// Something is to be noted of it: the number that it has, or where it is.
    case moved
  }

  private let surroundings: Surroundings
  private let onNews: (Card, News) -> Void
  private lazy var notification = Notification()
  private var state = CardState()
  /// True while it waits for the server to say what it can do.
  private var isAsking = false
  private var settling: EventSource?
  private var retry: EventSource?
  private var deadline: EventSource?
  private var onEnd: Once?
  /// Those who wait for what comes of it that the card was asked for.
  private var askers: [(ShowOutcome) -> Void] = []
  private var patience: EventSource?

  /// A card that shows nothing yet.
  init(_ surroundings: Surroundings, onNews: @escaping (Card, News) -> Void) {
    self.surroundings = surroundings
    self.onNews = onNews
  }

  /// Where it is, or will be as soon as the server lets it.
  var place: LeftCards.Place {
    if state.wish.isListed { return .list }
    return state.isOnScreen || state.wish.isDue ? .screen : .nowhere
  }

  /// The number that the server has for it, nil if it has none.
  var id: UInt32? {
    switch state.place {
    case .screen(let shown), .list(let shown): shown.id
    case .offered(let offer): offer.before.shown?.id
    case .nowhere: nil
    }
  }

  /// Takes it from the screen and the list for good and calls `body`: when the server has answered what it
  /// was given last, or after so many milliseconds if that is not to be waited for.
  func withdraw(within milliseconds: UInt32? = nil, then body: @escaping () -> Void) {
    onEnd = Once(body)
    deadline = milliseconds.map {
      .timeout(milliseconds: $0) { [weak self] in self?.take(.overdue) }
    }
    take(.withdraw)
  }

  /// Calls `body` with what comes of it that the card was asked for just now.
  func tellOutcome(_ body: @escaping (ShowOutcome) -> Void) {
    askers.append(body)
    if askers.count > 1 { return }
    patience = .timeout(milliseconds: 5000) { [weak self] in self?.came(of: .silent) }
  }

  /// Tells those who wait.
  func came(of outcome: ShowOutcome) {
    patience = nil
    let askers = askers
    self.askers = []
    for body in askers { body(outcome) }
  }

  /// Lets something happen to it.
  func take(_ event: CardState.Event) {
    let before = (place, id)
    let (next, effects) = CardState.reduce(state, event)
    state = next
    for effect in effects { carryOut(effect) }
    if before != (place, id) { onNews(self, .moved) }
  }

  private func carryOut(_ effect: CardState.Effect) {
    switch effect {
    case .ask:
      isAsking = true
      if let abilities = surroundings.server.ask() { answered(abilities) }
    case .show(let content, let replaced):
      notification.show(content, replacing: replaced, on: surroundings.worker) { [weak self] in
        self?.shown($0)
      }
    case .settle:
      settling = .idle { [weak self] in self?.take(.settled) }
    case .close(let id):
      surroundings.server.close(id)
    case .tryLater:
      retry = .timeout(milliseconds: 1500) { [weak self] in self?.take(.retry) }
    case .perform(let verb, isFresh: true):
      surroundings.server.hearing { onNews(self, .pressed(verb)) }
    case .perform(let verb, isFresh: false):
      onNews(self, .pressed(verb))
    case .display(let revision):
      Stage.display.did(Stage.words(for: revision), at: revision)
      came(of: .shown)
    case .asked:
      onNews(self, .asked)
    case .gone:
      deadline = nil
      came(of: .silent)
      onEnd.take()?()
    }
  }

  /// The server has said what it can do: to all that asked it.
  func answered(_ abilities: NotificationServer.Abilities) {
    guard isAsking else { return }
    isAsking = false
    let fitting = NotificationFitting(
      abilities: abilities, icons: surroundings.icons, settings: surroundings.settings.settings)
    take(.answered(fitting, at: .now))
  }

  private func shown(_ reply: Result<UInt32, GLibError>) {
    switch reply {
    case .success(let id): take(.taken(id: id, at: .now))
    case .failure(let error):
      // One that has gone is not worth a word.
      if state.isOnScreen { Log.warning("card: the notification server refused it: \(error)") }
      take(.refused)
      if state.retry == .over { came(of: .refused) }
    }
  }
}
