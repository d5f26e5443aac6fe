import Foundation
import Glibc

/// A desktop that runs without a screen: its session, its notification server, what is on it.
public final class LiveDesktop {
  private static let serverName = "org.freedesktop.Notifications"

  /// Which desktop it is.
  public let kind: any Desktop
  /// Its processes, files and bus.
  public let session: Session
  /// The notification server, once started.
  public private(set) var server: Subprocess?
  /// The language that its screen is read in, as tesseract names it.
  public var language = "eng"
  var pictures = 0

  /// Starts the display, and the notification server unless it is to come later.
  public init(
    _ kind: any Desktop, withServer: Bool = true, environment: [String: String] = [:]
  ) throws {
    self.kind = kind
    session = try Session(asPlainUser: kind.refusesRoot, environment: environment)
    try kind.display.start(in: session)
    try kind.prepare(session)
    if withServer { try startServer() }
  }

  /// Starts the notification server and waits until it owns its name.
  public func startServer() throws {
    // What is critical in another program is not for us to judge.
    let server = try session.start(kind.server, environment: ["G_DEBUG": ""])
    self.server = server
    try eventually("\(kind.name) to own its name", seen: { server.errors }) {
      try session.hasOwner(LiveDesktop.serverName)
    }
    try kind.settle(session)
  }

  /// Kills the notification server as a crash would, and waits until its name is free.
  public func killServer() throws {
    server?.kill9()
    server = nil
    try eventually("the name to be free") { try !session.hasOwner(LiveDesktop.serverName) }
  }

  /// Stops the notification server in its tracks; it answers nothing until `thawServer`.
  public func freezeServer() { server?.signal(SIGSTOP) }

  /// Lets a frozen notification server go on.
  public func thawServer() { server?.signal(SIGCONT) }

  /// Ends everything and removes the session's folder.
  public func stop() { session.stop() }

  /// Presses the action with this key on the newest card that has it.
  public func press(_ key: String) throws {
    let (card, action) = try session.bus.wait(for: "a card with the action \(key)") { bus in
      for card in bus.cards.reversed() {
        if let action = card.actions.first(where: { $0.key == key }) { return (card, action) }
      }
      return nil
    }
    try kind.press(action, of: card, on: self)
  }

  /// Dismisses the card.
  public func dismiss(_ card: Card) throws { try kind.dismiss(card, on: self) }
}
