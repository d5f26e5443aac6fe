import BrewCore
import GLibKit

/// The streak as a desktop notification with buttons.
///
/// It keeps what is to be seen, and lets it be seen as soon as the server is there and answers: a
/// server that is absent, late, stopped or restarted delays the card and nothing else.
final class Card: Surface {
  private let server: NotificationServer
  private let icons: IconFiles
  private let onPress: (Verb) -> Void

  /// What is to be seen; nil until the first presentation.
  private var face: CardFace?
  /// True if it is to pop up: it was asked for and has not been shown.
  private var isDue = false
  /// The popup on the screen.
  private var popup: Popup?
  /// A popup that expired. Some servers keep those in a list, where their buttons can be pressed,
  /// while libnotify forgets their number.
  private var expired: (id: UInt32, presentation: Presented)?
  private var presented: Presented?
  private var arming: EventSource?
  private var retry: EventSource?

  /// One thing that was shown. It takes one press.
  private final class Presented {
    var isArmed = false
  }

  /// A card on the server of `bus`. `onPress` does what was pressed.
  init(on bus: Bus, icons: IconFiles, onPress: @escaping (Verb) -> Void) {
    server = NotificationServer(on: bus)
    self.icons = icons
    self.onPress = onPress
  }

  /// Begins to follow the server.
  func start() {
    server.start(
      onOwner: { [weak self] in self?.ownerChanged(isThere: $0) },
      onPress: { [weak self] in self?.pressedInList(id: $0, action: $1) })
  }

  func present(_ presentation: Presentation) {
    face = CardFace(presentation)
    isDue = isDue || presentation.popUp
    askToShow()
  }

  /// Takes the card from the screen and calls `body`, at once if the server does not answer soon.
  func withdraw(then body: @escaping @MainActor @Sendable () -> Void) {
    face = nil
    isDue = false
    let deadline = EventSource.timeout(milliseconds: 500, body)
    guard server.owner != nil, popup != nil || expired != nil else { return body() }
    server.ask { [weak self] _ in
      self?.popup?.close()
      self?.forgetExpired()
      withExtendedLifetime(deadline, body)
    }
  }

  private func askToShow() {
    guard face != nil, isDue || popup != nil else { return }
    server.ask { [weak self] in self?.show($0) }
  }

  private func show(_ abilities: NotificationServer.Abilities) {
    guard let face, isDue || popup != nil else { return }
    let content = PopupContent.fit(face, to: abilities, icons: icons)
    let presented = Presented()
    let popup = self.popup ?? Popup { [weak self] in self?.closed($0) }
    do {
      try popup.show(content) { [weak self] in self?.pressed($0, on: presented) }
    } catch {
      return showFailed(error)
    }
    forgetExpired()
    self.popup = popup
    self.presented = presented
    isDue = false
    // A second click on what was shown before may have been received while libnotify waited for the
    // reply. It is dispatched before this idle source, and finds a card that is not armed.
    arming = .idle { presented.isArmed = true }
  }

  /// Some servers refuse what comes too soon after the same thing. It is tried once more.
  private func showFailed(_ error: GLibError) {
    Log.warning("card: the notification server refused it: \(error)")
    guard retry == nil else { return }
    retry = .timeout(milliseconds: 1500) { [weak self] in
      self?.askToShow()
      self?.retry = nil
    }
  }

  private func pressed(_ verb: Verb, on presented: Presented) {
    guard presented.isArmed else { return }
    presented.isArmed = false
    onPress(verb)
  }

  private func pressedInList(id: UInt32, action: String) {
    guard let expired, expired.id == id, let verb = Verb(rawValue: action) else { return }
    pressed(verb, on: expired.presentation)
  }

  private func closed(_ reason: Popup.CloseReason) {
    if reason == .expired, let popup, let presented {
      expired = (popup.id, presented)
    }
    popup = nil
  }

  /// Takes an expired card from the server's list, where its buttons would be dead from now on.
  private func forgetExpired() {
    if let expired { server.close(expired.id) }
    expired = nil
  }

  private func ownerChanged(isThere: Bool) {
    if isThere { return askToShow() }
    // Numbers belong to one owner: the next one may give ours to somebody else. What was on the
    // screen comes back with the next server.
    isDue = isDue || popup != nil
    popup = nil
    expired = nil
  }
}
