import DesktopSession
import Foundation
import Testing

/// The harness itself, with a card of `notify-send` in place of ours.
extension EndToEnd {
  @Suite struct HarnessTests {
    @Test(arguments: light) func aPressIsSeen(on kind: any Desktop) throws {
      let desktop = try LiveDesktop(kind)
      defer { desktop.stop() }
      let sender = try send(on: desktop)
      try desktop.see("7 day streak")
      try desktop.press("reset")
      #expect(try sender.wait() == 0)
      #expect(sender.output == "reset\n")
    }

    @Test(arguments: light) func aDismissalIsSeen(on kind: any Desktop) throws {
      let desktop = try LiveDesktop(kind)
      defer { desktop.stop() }
      let sender = try send(on: desktop)
      let card = try desktop.session.bus.wait(for: "the card") { $0.cards.first }
      #expect(card.summary == "7 day streak")
      #expect(card.actions.map(\.key) == ["log", "reset"])
      try desktop.dismiss(card)
      #expect(try sender.wait() == 0)
      #expect(sender.output == "")
      try desktop.session.bus.catchUp()
      #expect(desktop.session.bus.events.last == .closed(card.id, reason: 2))
      try desktop.see("7 day streak", times: 0)
    }

    @Test(arguments: light) func aKilledServerForgetsAndComesBack(on kind: any Desktop) throws {
      let desktop = try LiveDesktop(kind)
      defer { desktop.stop() }
      try send(on: desktop)
      let card = try desktop.session.bus.wait(for: "the card") { $0.cards.first }
      try desktop.killServer()
      try desktop.startServer()
      let foreign = try desktop.sendForeign()
      #expect(foreign.id == card.id)
      try desktop.see(foreign.summary)
      #expect(try desktop.stands(foreign))
      try desktop.session.run(["notify-send", "-r", String(card.id), "Not the kettle"])
      #expect(try !desktop.stands(foreign))
    }

    @Test(arguments: light) func aFrozenServerAnswersAfterwards(on kind: any Desktop) throws {
      let desktop = try LiveDesktop(kind)
      defer { desktop.stop() }
      desktop.freezeServer()
      try send(on: desktop)
      try desktop.session.bus.catchUp()
      #expect(desktop.session.bus.cards.isEmpty)
      desktop.thawServer()
      try desktop.see("7 day streak")
    }

    @discardableResult
    private func send(on desktop: LiveDesktop) throws -> Subprocess {
      try desktop.session.start([
        "notify-send", "-w", "-t", "0", "-A", "log=Log a brew", "-A", "reset=Reset",
        "7 day streak", "Today is still open.",
      ])
    }
  }
}
