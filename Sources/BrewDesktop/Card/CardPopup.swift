import GLibKit

/// What a server has of a card: a popup on the screen, or what is in the server's list after that has left
/// it. It takes one press.
final class CardPopup {
  private let server: NotificationServer
  private let worker: Worker
  private let onPress: (Verb) -> Void
  private var popup: Popup?
  /// What the popup shows, or what the last one showed when it left the screen. Some servers keep
  /// those in a list, where their buttons can be pressed, while libnotify forgets their number.
  private(set) var presented: Presented?
  /// True until the server has answered what it was given to show. One thing is shown at a time.
  private(set) var isShowing = false
  private var afterShowing: (() -> Void)?

  /// True if it is on the screen, or on its way there.
  var isOnScreen: Bool { popup != nil }

  /// Nothing yet. `worker` waits for the server.
  init(on server: NotificationServer, worker: Worker, onPress: @escaping (Verb) -> Void) {
    self.server = server
    self.worker = worker
    self.onPress = onPress
  }

  /// Shows this, in place of what is on the screen. `body` is called when the server has answered, with why
  /// it refused it if it did; never if it has gone meanwhile. It is not to be called while it `isShowing`.
  func show(
    _ content: Popup.Content, then body: @escaping @MainActor @Sendable (GLibError?) -> Void
  ) {
    let isNew = self.popup == nil
    let popup = self.popup ?? Popup()
    self.popup = popup
    isShowing = true
    presented?.disarm()
    popup.show(content, on: worker) { [weak self] in
      self?.press($0)
    } then: { [weak self] reply in
      guard let self else { return }
      isShowing = false
      // Else the server has gone, and its numbers with it.
      if self.popup === popup { body(answered(reply, to: content, isNew: isNew)) }
      afterShowing.take()?()
    }
  }

  /// Calls `body` once nothing is being shown, in place of what was to be called then.
  func whenShown(_ body: @escaping () -> Void) {
    if isShowing { afterShowing = body } else { body() }
  }

  private func answered(
    _ reply: Result<Void, GLibError>, to content: Popup.Content, isNew: Bool
  ) -> GLibError? {
    switch reply {
    case .success:
      // What is new takes the place of what is in the server's list, whose buttons will be dead.
      if isNew, let presented { server.close(presented.id) }
      if let popup { presented = Presented(id: popup.id, content: content) }
      presented?.arm(popup)
      return nil
    case .failure(let error):
      if isNew { popup = nil }
      // What is on the screen still takes a press again.
      presented?.arm(popup)
      return error
    }
  }

  /// Takes it from the screen, and from the server's list.
  func takeAway() {
    if let presented { server.close(presented.id) }
    forget()
  }

  /// Takes note that the server has gone, and its numbers with it.
  func forget() {
    popup = nil
    presented = nil
  }

  /// Takes note that a popup has left the screen or the list. True if it was this one.
  func close(_ id: UInt32) -> Bool {
    guard let presented, presented.id == id, presented.isSettled else { return false }
    popup = nil
    return true
  }

  /// A press in the server's list, of which libnotify knows nothing.
  func press(_ action: String, inListOn id: UInt32) {
    guard popup == nil, presented?.id == id, let verb = Verb(rawValue: action) else { return }
    press(verb)
  }

  private func press(_ verb: Verb) {
    if presented?.takePress() == true { onPress(verb) }
  }
}
