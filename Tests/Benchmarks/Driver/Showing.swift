import Foundation

/// A program whose notification is on the screen.
final class Showing {
  /// From the start of the program to the call of Notify.
  let milliseconds: Double
  let pid: pid_t
  /// Its unique name on the bus.
  let sender: String
  private let desktop: PressDesktop

  /// Starts the program and waits for the notification.
  init(_ program: Program, on desktop: PressDesktop) throws {
    desktop.clock.reset()
    let start = Clock.now
    pid = try program.start()
    let notified = try desktop.clock.wait(for: "the first notification") { Notified(first: $0) }
    milliseconds = Clock.milliseconds(from: start, to: notified.time)
    sender = notified.sender
    self.desktop = desktop
    Showing.settle()
  }

  /// Presses Log on it and gives the time from the server's ActionInvoked to the call of Notify.
  func press() throws -> Double {
    desktop.clock.reset()
    try desktop.press()
    let time = try desktop.clock.wait(for: "the changed card") { messages -> Double? in
      let press = messages.first { if case .pressed = $0.content { true } else { false } }
      guard let press, let shown = Notified(first: messages, after: press.time) else { return nil }
      guard shown.sender == sender else { return .nan }
      return Clock.milliseconds(from: press.time, to: shown.time)
    }
    guard !time.isNaN else { throw BenchmarkError.noMessage("the card that was pressed") }
    Showing.settle()
    return time
  }

  /// Asks the program to end, and waits until it has.
  func end() throws {
    try Program.end(pid)
    Showing.settle()
  }

  /// The server draws, and the program gets ready for the next press.
  private static func settle() { usleep(40_000) }
}
