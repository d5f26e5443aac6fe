import BrewCore
import GLibKit
import GioKit

/// The streak as a desktop notification with buttons.
///
/// It keeps what is to be seen, and lets it be seen as soon as the server is there and answers: a
/// server that is absent, late, stopped or restarted delays the card and nothing else.
final class Card: Surface {
  private let server: NotificationServer
  private let icons: IconFiles
  private let settings: SettingsFollower
  private let onPress: (Verb) -> Void

  /// What is to be seen; nil until the first presentation, and when it is to go away.
  private var face: CardFace?
  /// What it is wanted for.
  private var wish = CardWish()
  /// The popup on the screen.
  private var popup: Popup?
  private let worker: Worker
  /// True until the server has answered what it was given to show. One thing is shown at a time.
  private var isShowing = false
  /// What is to be done then.
  private var afterShowing: (() -> Void)?
  /// What the popup shows, or what the last one showed when it left the screen. Some servers keep
  /// those in a list, where their buttons can be pressed, while libnotify forgets their number.
  private var presented: Presented?
  private var arming: EventSource?
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
      onPress: { [weak self] in self?.pressedInList($1, id: $0) },
      onClose: { [weak self] in self?.closed($0) })
  }

  func present(_ presentation: Presentation) {
    retry = nil
    guard wish.take(presentation) else { return goAway() }
    // What is about to go away is kept for nothing less than a popup.
    if face == nil, isShowing, !presentation.popUp { return }
    face = CardFace(presentation)
    askToShow()
  }

  /// Takes a card from the screen that has nothing to say any more.
  private func goAway() {
    face = nil
    guard isShowing else { return takeAway() }
    afterShowing = { [weak self] in
      if self?.face == nil { self?.takeAway() }
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
  var isShown: Bool { popup != nil || wish.isDue }

  /// Takes the card from the screen and calls `body`, soon if the server is still to answer.
  func withdraw(then body: @escaping @MainActor @Sendable () -> Void) {
    face = nil
    wish.cancel()
    let end: @MainActor @Sendable () -> Void = { [weak self] in
      self?.takeAway()
      body()
    }
    guard isShowing else { return end() }
    afterShowing = end
    deadline = .timeout(milliseconds: 500, end)
  }

  private func askToShow() {
    guard face != nil, wish.isDue || wish.isListed || popup != nil else { return }
    server.ask { [weak self] in self?.show($0) }
  }

  private func show(_ abilities: NotificationServer.Abilities) {
    let isWanted = wish.isDue || wish.isListed && abilities.traits.listsQuietly
    guard let face, isWanted || popup != nil else { return }
    guard !isShowing else { return afterShowing = { [weak self] in self?.askToShow() } }
    let content = Popup.Content(
      face, on: abilities, icons: icons, settings: settings.settings, isDue: wish.isDue)
    // What is there already is not shown again: with many cards that would be many calls for one press.
    if !wish.isDue, popup != nil, presented?.content == content { return }
    // A refresh of what is in a list alone would pop it up.
    if !isWanted, presented?.hasLeft == true { return takeAway() }
    if isInTheWay(of: content, traits: abilities.traits) { takeAway() }
    let popup = self.popup ?? Popup()
    let attempt = Attempt(content: content, wasDue: wish.isDue, isNew: self.popup == nil)
    self.popup = popup
    wish.shown()
    isShowing = true
    presented?.isArmed = false
    presented?.isSettled = false
    popup.show(content, on: worker) { [weak self] in
      self?.pressed($0)
    } then: { [weak self] reply in
      self?.answered(reply, to: attempt, of: popup)
    }
  }

  private func answered(
    _ reply: Result<Void, GLibError>, to attempt: Attempt, of popup: Popup
  ) {
    isShowing = false
    // Else the server has gone, and its numbers with it.
    if self.popup === popup {
      switch reply {
      case .success: shown(popup, attempt)
      case .failure(let error): refused(attempt, because: error)
      }
    }
    afterShowing.take()?()
  }

  private func shown(_ popup: Popup, _ attempt: Attempt) {
    // What is new takes the place of what is in the server's list, whose buttons will be dead.
    if attempt.isNew, let presented { server.close(presented.id) }
    presented = Presented(id: popup.id, content: attempt.content)
    retry = nil
    arm()
  }

  /// Some servers refuse what comes too soon after the same thing, so it is tried once more. What is
  /// on the screen until then takes a press again.
  private func refused(_ attempt: Attempt, because error: GLibError) {
    Log.warning("card: the notification server refused it: \(error)")
    if attempt.isNew { popup = nil }
    if attempt.wasDue, face != nil { wish.repeatPopup() }
    arm()
    if retry == nil { retry = .timeout(milliseconds: 1500) { [weak self] in self?.askToShow() } }
  }

  /// Lets a press count, and a word that it was closed, when all is dispatched that the server sent
  /// before it showed this. While it was to answer there may have come a second click on what was
  /// shown before, and that it was closed by a press, though its number is in use again.
  private func arm() {
    guard let presented else { return }
    arming = .idle { [popup] in
      popup?.id = presented.id
      presented.isArmed = true
      presented.isSettled = true
    }
  }

  /// True if the popup can't become what is to be shown, so that a new one has to take its place.
  private func isInTheWay(of content: Popup.Content, traits: ServerTraits) -> Bool {
    guard popup != nil, let presented else { return false }
    return wish.isDue && !traits.replacingShows
      || presented.content.verbs != content.verbs && !traits.replacingChangesButtons
  }

  /// Takes it from the screen, and from the server's list.
  private func takeAway() {
    if let presented { server.close(presented.id) }
    popup = nil
    presented = nil
  }

  private func pressed(_ verb: Verb) {
    guard let presented, presented.isArmed else { return }
    presented.isArmed = false
    if verb == .later { wish.putOff() }
    // From a list it comes up anew, and the server is asked before.
    if popup == nil { return onPress(verb) }
    server.hearing { onPress(verb) }
  }

  private func closed(_ id: UInt32) {
    guard let presented, presented.id == id, presented.isSettled else { return }
    popup = nil
    wish.left()
  }

  private func pressedInList(_ action: String, id: UInt32) {
    guard popup == nil, presented?.id == id, let verb = Verb(rawValue: action) else { return }
    pressed(verb)
  }

  private func ownerChanged(isThere: Bool) {
    if isThere { return askToShow() }
    // Numbers belong to one owner: the next one may give ours to somebody else. What was on the
    // screen comes back with the next server.
    if popup != nil, !wish.isListed { wish.repeatPopup() }
    popup = nil
    presented = nil
    retry = nil
  }
}
