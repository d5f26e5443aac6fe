import BrewCore
import GLibKit
import GioKit

/// The streak as a desktop notification with buttons.
///
/// It keeps what is to be seen, and lets it be seen as soon as the server is there and answers: a
/// server that is absent, late, stopped or restarted delays the card and nothing else.
final class Card: Surface {
  private let server: NotificationServer
  private let worker: Worker
  private let icons: IconFiles
  private let settings: SettingsFollower
  private let onPress: (Verb) -> Void
  private lazy var popup = CardPopup(on: server, worker: worker) { [weak self] verb in
    self?.pressed(verb)
  }

  /// What is to be seen; nil until the first presentation, and when it is to go away.
  private var face: CardFace?
  /// What it is wanted for.
  private var wish = CardWish()
  /// The second attempt after a refusal. It is kept, so that there is no third one.
  private var retry: EventSource?
  private var deadline: EventSource?

  /// A card on the server of `bus`, for which `worker` waits. `onPress` does what was pressed.
  init(
    on bus: Bus, worker: Worker, icons: IconFiles, settings: SettingsFollower,
    onPress: @escaping (Verb) -> Void
  ) {
    server = NotificationServer(on: bus)
    self.worker = worker
    self.icons = icons
    self.settings = settings
    self.onPress = onPress
  }

  /// Begins to follow the server.
  func start() {
    server.start(
      onOwner: { [weak self] in self?.ownerChanged(isThere: $0) },
      onPress: { [weak self] in self?.popup.press($1, inListOn: $0) },
      onClose: { [weak self] in self?.closed($0) })
  }

  func present(_ presentation: Presentation) {
    retry = nil
    guard wish.take(presentation) else { return goAway() }
    // What is about to go away is kept for nothing less than a popup.
    if face == nil, popup.isShowing, !presentation.popUp { return }
    face = CardFace(presentation)
    askToShow()
  }

  /// Takes a card from the screen that has nothing to say any more.
  private func goAway() {
    face = nil
    popup.whenShown { [weak self] in
      if self?.face == nil { self?.popup.takeAway() }
    }
  }

  /// Where a card is, or will be as soon as the server lets it.
  enum Place {
    case screen
    /// In the server's list, without a popup.
    case list
    case nowhere
  }

  /// Where it is.
  var place: Place { wish.isListed ? .list : isShown ? .screen : .nowhere }

  /// True if it is on the screen, or will be as soon as the server lets it.
  var isShown: Bool { popup.isOnScreen || wish.isDue }

  /// Takes the card from the screen and calls `body`, soon if the server is still to answer.
  func withdraw(then body: @escaping @MainActor @Sendable () -> Void) {
    face = nil
    wish.cancel()
    let end = Once { [weak self] in
      self?.popup.takeAway()
      body()
    }
    if popup.isShowing { deadline = .timeout(milliseconds: 500) { end() } }
    popup.whenShown { end() }
  }

  /// Takes the card from the screen for good. It lives until the server has answered: else what that was
  /// just given would stay.
  func vanish() {
    face = nil
    wish.cancel()
    popup.whenShown { [self] in popup.takeAway() }
  }

  private func askToShow() {
    guard face != nil, wish.isDue || wish.isListed || popup.isOnScreen else { return }
    server.ask { [weak self] in self?.show($0) }
  }

  private func show(_ abilities: NotificationServer.Abilities) {
    let isWanted = wish.isDue || wish.isListed && abilities.traits.listsQuietly
    guard let face, isWanted || popup.isOnScreen else { return }
    if popup.isShowing { return popup.whenShown { [weak self] in self?.askToShow() } }
    let wasDue = wish.isDue
    let content = Popup.Content(
      face, on: abilities, icons: icons, settings: settings.settings, isDue: wasDue)
    // What is there already is not shown again: with many cards that would be many calls for one press.
    if !wasDue, popup.isOnScreen, popup.presented?.content == content { return }
    // A refresh of what is in a list alone would pop it up.
    if !isWanted, popup.presented?.hasLeft == true { return popup.takeAway() }
    if isInTheWay(of: content, traits: abilities.traits) { popup.takeAway() }
    wish.shown()
    popup.show(content) { [weak self] error in
      if let error { self?.refused(because: error, wasDue: wasDue) } else { self?.retry = nil }
    }
  }

  /// Some servers refuse what comes too soon after the same thing, so it is tried once more.
  private func refused(because error: GLibError, wasDue: Bool) {
    Log.warning("card: the notification server refused it: \(error)")
    if wasDue, face != nil { wish.repeatPopup() }
    if retry == nil { retry = .timeout(milliseconds: 1500) { [weak self] in self?.askToShow() } }
  }

  /// True if the popup can't become what is to be shown, so that a new one has to take its place.
  private func isInTheWay(of content: Popup.Content, traits: ServerTraits) -> Bool {
    guard popup.isOnScreen, let presented = popup.presented else { return false }
    return wish.isDue && !traits.replacingShows
      || presented.content.verbs != content.verbs && !traits.replacingChangesButtons
  }

  private func pressed(_ verb: Verb) {
    if verb == .later { wish.putOff() }
    // From a list it comes up anew, and the server is asked before.
    guard popup.isOnScreen else { return onPress(verb) }
    server.hearing { onPress(verb) }
  }

  private func closed(_ id: UInt32) {
    if popup.close(id) { wish.left() }
  }

  private func ownerChanged(isThere: Bool) {
    if isThere { return askToShow() }
    // Numbers belong to one owner: the next one may give ours to somebody else. What was on the
    // screen comes back with the next server.
    if popup.isOnScreen, !wish.isListed { wish.repeatPopup() }
    popup.forget()
    retry = nil
  }
}
